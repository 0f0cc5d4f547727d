import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { read } from '#offline/device/checked.ts'
import { transact } from '#offline/device/transact.ts'
import { DraftInTheWay } from '#offline/outbox/outbox.ts'
import type { Draft } from '#offline/outbox/item.ts'
import { drafts as rows } from '#offline/outbox/rows.ts'
import { ownDb } from '#offline/owner.ts'
import { draftId } from './drafts.ts'

/** Changed parts of a draft that moves to another key. */
export type Moved = Pick<Draft, 'key' | 'href' | 'values'>

/**
 * Moves a draft with its files to another record of the same form, without its base record and the city's remarks.
 * @throws DraftInTheWay if the other record has a draft; StorageProblem
 */
export async function moveDraft(from: Draft, to: Moved): Promise<void> {
  const { enId, schema, title, files } = from
  const isMoved = await transact(ownDb(), ['drafts'], async ({ drafts }) => {
    const at = draftId(enId, to.key)
    if (await read(drafts, at, rows)) return false
    drafts.put(
      { ...to, enId, schema, title, files, savedAt: new Date(cityNow()).toISOString() } satisfies Draft,
      at,
    )
    drafts.delete(draftId(enId, from.key))
    return true
  })
  if (!isMoved) throw new DraftInTheWay()
  announce({ type: 'drafts' })
}
