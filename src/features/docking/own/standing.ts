import type { DockingState } from '#api/docking.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { Kind } from '#features/docking/kinds.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'

/**
 * Returns the state that a record may be taken down and solved from: while an edit of it waits or was sent back, the
 * version before is public (`isShown`).
 */
export const publicState = (now: DockingState, isShown = false): DockingState =>
  isShown && (now === '待审核' || now === '已驳回') ? '已上架' : now

/**
 * Returns how a record of one's own stands: the last move that waits here counts, which shows as 待生效.
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export function standingOf(
  kind: Kind,
  { id, status }: { id: string; status: DockingState },
  asOf: ReceiptNo,
  heard: Heard,
) {
  const { now, city, ...calls } = overlay(kind, id, { status }, asOf, heard)
  return { now: now.status, city: city.status, ...calls }
}
