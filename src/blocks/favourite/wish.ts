import * as v from 'valibot'
import { type FavoriteType, serve } from '#api/serve.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'

interface Kept {
  type: FavoriteType
  targetId: string
}

/** Record under which the wishes about one service, provider or listing of the favourites wait, in their order. */
export const serviceRecord = ({ type, targetId }: Kept): string => `serve-favourite:${type}:${targetId}`

const Wish = v.object({ favorite: v.boolean() })

/** What a call wishes, or its answer says, of a favourite; undefined where it is about something else. */
function kept(call: { record: string; endpoint: string }, record: string, said: unknown) {
  if (call.record !== record) return undefined
  if (call.endpoint === serve.cancelFavorite.name) return false
  const parsed = v.safeParse(Wish, said)
  return parsed.success ? parsed.output.favorite : undefined
}

/**
 * Returns whether a service, provider or listing is kept, by the last wish about it.
 * @param said what the city said, when the newest receipt here was `asOf` (`askedAfter`)
 */
export function wishFor(one: Kept, { said, asOf }: { said: boolean; asOf: number }, heard: Heard) {
  const record = serviceRecord(one)
  const { now, waiting } = overlay<boolean>(
    {
      said,
      asOf,
      waits: (item) => kept(item, record, item.input.body),
      arrived: (receipt) => kept(receipt, record, receipt.answer),
    },
    heard,
  )
  return { kept: now, waiting }
}
