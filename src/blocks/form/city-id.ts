import { listDrafts, removeDraft } from '#offline/drafts/drafts.ts'
import { type Draft, takenOutAs } from '#offline/outbox/item.ts'

/** Returns the id of the city's record that a draft of this device is about; '' where the city has none. */
export function cityIdOf({ values }: Pick<Draft, 'values'>): string {
  const { city } = Object(values) as { city?: { id?: unknown } | null }
  return typeof city?.id === 'string' ? city.id : ''
}

/** Says where a draft of this device is kept, for its chip; of one that was taken out of the outbox, that it does not go by itself. */
export const keptWords = (draft: Draft): string =>
  takenOutAs(draft) ? '修改中 · 暂停提交' : `草稿 · ${cityIdOf(draft) ? '本机和市平台' : '仅在本机'}`

/** Forgets what this device keeps of a draft that is deleted at the city. */
export async function forgetDraftsOf(id: string): Promise<void> {
  const drafts = await listDrafts()
  await Promise.all(drafts.filter((one) => cityIdOf(one) === id).map(({ key }) => removeDraft(key)))
}
