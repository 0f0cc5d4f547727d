import * as v from 'valibot'
import { characterCount } from './count.ts'

/** Parses an optional part of an address; treats an invalid value as missing. */
export const optionalParam = <S extends v.GenericSchema>(schema: S) =>
  v.fallback(v.optional(schema), undefined)

/** Upper bound for the number of a page: no list has more, so that a higher one was mistyped or cut. */
const MOST_PAGES = 10_000

/** Number of a page of a list, from 1. */
export const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES))

/** Number of a page of a list; missing for the first page. */
export const pageNumber = optionalParam(PageNumber)

/**
 * Text in an address; only the page validates its words, so that their list is not loaded with every page.
 */
export const textParam = optionalParam(
  v.pipe(
    v.string(),
    v.check((text) => characterCount(text) <= 100),
  ),
)

/** Id of the record that a detail page shows. A page that requires one declares `needs: ['id']`. */
export const IdSearch = v.object({ id: optionalParam(v.string()) })

/** Addresses of the actions on an own record: create, edit, or view its state. */
export const OWN_ACTIONS = 'add|(edit|view)/[^/]+'

/**
 * Returns the action on an own record for an address: create (`add`), `edit`, or `view` its state; undefined
 * for an invalid address, which is a 404.
 */
export function actionOf({ action, id }: { action: string; id?: string }) {
  if (action === 'add' && !id) return { action: 'add' as const, id: '' }
  if ((action === 'edit' || action === 'view') && id) return { action: action as 'edit' | 'view', id }
  return undefined
}
