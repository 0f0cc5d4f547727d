import * as v from 'valibot'
import { characterCount } from './count.ts'

/** A part of an address that may be missing, and that counts as missing where it makes no sense. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Is more pages than any list has: an address that asks for more was mistyped or cut. */
const MOST_PAGES = 10_000

/** Takes a page of a list, from 1, within reason. */
export const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES))

/** Says which page of a list; the first where it is missing. */
export const pageNumber = maybe(PageNumber)

/** A word of an address; the page makes sense of it, so that the words are no part of what every page loads. */
export const word = maybe(
  v.pipe(
    v.string(),
    v.check((text) => characterCount(text) <= 100),
  ),
)

/** Says which record a detail shows. A page of one record says `needs: ['id']`, so that there is none without it. */
export const IdSearch = v.object({ id: maybe(v.string()) })

/** Says what may stand in an address for what is done with a record of one's own: a new one, an edit, or how it stands. */
export const OWN_ACTIONS = 'add|(edit|view)/[^/]+'

/**
 * Returns what an address does with a record of one's own: a new one (`add`), an edit, or how it stands (`view`);
 * undefined for an address that makes no sense, which is a 404.
 */
export function actionOf({ action, id }: { action: string; id?: string }) {
  if (action === 'add' && !id) return { action: 'add' as const, id: '' }
  if ((action === 'edit' || action === 'view') && id) return { action: action as 'edit' | 'view', id }
  return undefined
}
