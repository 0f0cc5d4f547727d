import { listDrafts, removeDraft } from '#offline/drafts/drafts.ts'
import { type Draft, itemIdOfDraft } from '#offline/outbox/item.ts'

/** Returns the id of the city's record for a draft of this device; '' if the city has none. */
export function cityIdOf({ values }: Pick<Draft, 'values'>): string {
  const { city } = Object(values) as { city?: { id?: unknown } | null }
  return typeof city?.id === 'string' ? city.id : ''
}

/**
 * Returns the chip text of a draft: its storage place, or that it was taken out of the outbox and is not submitted
 * automatically.
 */
export const keptWords = (draft: Draft): string =>
  itemIdOfDraft(draft) ? '修改中 · 暂停提交' : `草稿 · ${cityIdOf(draft) ? '本机和市平台' : '仅在本机'}`

/** Removes this device's drafts of a record whose draft is deleted at the city. */
export async function forgetDraftsOf(id: string): Promise<void> {
  const drafts = await listDrafts()
  await Promise.all(drafts.filter((one) => cityIdOf(one) === id).map(({ key }) => removeDraft(key)))
}
