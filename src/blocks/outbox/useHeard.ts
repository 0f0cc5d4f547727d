import { useOutbox, useReceipts } from '#offline/view.ts'
import type { Heard } from './overlay.ts'

/** Follows what waits here and what has arrived, for {@link overlay}. */
export const useHeard = (): Heard => ({ outbox: useOutbox(), receipts: useReceipts() })
