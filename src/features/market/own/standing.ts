import type { ListingState } from '#api/market.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'

/**
 * Returns the state that a listing may be taken down from: while an edit of it waits or was sent back, the version before
 * is public (`isShown`).
 */
export const publicState = (now: ListingState, isShown = false): ListingState =>
  isShown && (now === '待审核' || now === '已驳回') ? '已发布' : now

/**
 * Returns how a listing of one's own stands: what waits here counts, which shows as 待生效.
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export function standingOf(
  { id, status }: { id: string; status: ListingState },
  asOf: ReceiptNo,
  heard: Heard,
) {
  const { now, ...calls } = overlay('listing', id, { status }, asOf, heard)
  return { now: now.status, ...calls }
}
