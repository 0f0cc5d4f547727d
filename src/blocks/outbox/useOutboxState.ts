import { useOutbox, useReceipts } from '#offline/view.ts'
import type { OutboxState } from './overlay.ts'

/** Subscribes to outbox and receipts, for {@link overlay}. */
export const useOutboxState = (): OutboxState => ({ outbox: useOutbox(), receipts: useReceipts() })
