import { cityNow } from '#lib/clock.ts'
import { announce } from '#offline/channel.ts'
import { getRow, read } from '#offline/device/checked.ts'
import { draftId } from '#offline/drafts/drafts.ts'
import { ownDb } from '#offline/owner.ts'
import { refreshView } from '#offline/refresh.ts'
import { type Draft, mayHaveArrived } from './item.ts'
import { DraftInTheWay, Gone, MayHaveArrived, takeOut } from './outbox.ts'
import { drafts as draftRows, items } from './rows.ts'

/**
 * 打开修改: turns an item back into the draft it was made of, with what the city said at its fields. Changed and sent
 * again, it gets a new key; one that nobody had refused may go back as it was until then (put-back.ts). Answers where
 * the form is; undefined where the item was made without a form.
 * @param anyway also where the city may have acted on it: the person has been told that it would be another one
 * @throws OutboxRefusal where it was sent meanwhile, is on its way, or the form has been filled in anew since
 */
export async function reopen(id: string, anyway = false): Promise<string | undefined> {
  const item = await getRow(ownDb(), 'outbox', id, items)
  if (!item) throw new Gone()
  const { draft } = item
  if (!draft) return undefined
  const draftAt = draftId(draft.enId, draft.key)
  const taken = await takeOut(id, async (item, { drafts }) => {
    if (!anyway && mayHaveArrived(item)) return new MayHaveArrived()
    if (await read(drafts, draftAt, draftRows)) return new DraftInTheWay()
    const { draft: _draft, claimed: _claimed, ...takenOut } = item
    const { state, problems = [], reason } = item
    const savedAt = new Date(cityNow()).toISOString()
    const why = state === 'waiting' ? { takenOut } : { problems, ...(reason ? { reason } : {}) }
    drafts.put({ ...draft, savedAt, ...why } satisfies Draft, draftAt)
    return undefined
  })
  if (!taken) throw new Gone()
  announce({ type: 'drafts' })
  // The form that opens next must not find it waiting still, and follow it.
  await refreshView().catch(() => undefined)
  return draft.href
}
