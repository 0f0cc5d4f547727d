import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

const word = maybe(v.pipe(v.string(), v.maxLength(100)))

/** What the address of a hall may hold. The page makes sense of the words: they are no part of what every page loads. */
export const HallSearch = v.object({
  keyword: word,
  category: word,
  industry: word,
  region: word,
  /** Amounts in 元, `100000-500000`; open at one end where that is missing. */
  amount: word,
  /** Days within which it closes. */
  within: maybe(v.number()),
  status: word,
  sort: word,
  page: pageNumber,
})
export type HallSearch = v.InferOutput<typeof HallSearch>

/** What the address of 我的需求 and 我的供给 may hold. */
export const MineSearch = v.object({
  /** `asked`: those of others that one has asked to dock with. */
  view: maybe(v.literal('asked')),
  status: word,
  keyword: word,
  page: pageNumber,
})
export type MineSearch = v.InferOutput<typeof MineSearch>

/** Which record a detail shows. */
export const IdSearch = v.object({ id: v.optional(v.fallback(v.string(), ''), '') })

/** What is done with a record of one's own: a new one, an edit, or how it stands. */
export function actionOf({ action, id }: { action: string; id?: string | undefined }) {
  if (action === 'add' && !id) return { action: 'add' as const, id: '' }
  if ((action === 'edit' || action === 'view') && id) return { action: action as 'edit' | 'view', id }
  return undefined
}
