import * as v from 'valibot'
import { type ListingState, listingStates, market } from '#api/market.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'

const Down = v.object({ id: v.string(), down: v.literal(true) })
const Answer = v.object({ id: v.string(), status: v.picklist(listingStates) })

/** True for a call that takes this listing down. */
export function takesDown(id: string, { endpoint, input }: Pick<OutboxItem, 'endpoint' | 'input'>): boolean {
  const parsed = endpoint === market.draft.name ? v.safeParse(Down, input.body) : undefined
  return parsed?.success === true && parsed.output.id === id
}

/** What the city's answer to a save or a step says of this listing. */
function answered(id: string, { endpoint, answer }: Receipt): ListingState | undefined {
  if (endpoint !== market.draft.name && endpoint !== market.save.name) return undefined
  const parsed = v.safeParse(Answer, answer)
  return parsed.success && parsed.output.id === id ? parsed.output.status : undefined
}

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
export const standingOf = (
  { id, status }: { id: string; status: ListingState },
  asOf: number,
  heard: Heard,
) =>
  overlay<ListingState>(
    {
      said: status,
      asOf,
      waits: (item) => (takesDown(id, item) ? '已下架' : undefined),
      arrived: (receipt) => answered(id, receipt),
    },
    heard,
  )
