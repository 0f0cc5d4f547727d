import { useOutbox, useReceipts } from '#offline/view.ts'
import type { Heard } from './overlay.ts'

/** Subscribes to outbox and receipts, for {@link overlay}. */
export const useHeard = (): Heard => ({ outbox: useOutbox(), receipts: useReceipts() })
