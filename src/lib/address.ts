import * as v from 'valibot'

/** A part of an address that may be missing, and that counts as missing where it makes no sense. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Which page of a list, from 1; the first where it is missing. */
export const pageNumber = maybe(v.pipe(v.number(), v.integer(), v.minValue(1)))

/** A word of an address; the page makes sense of it, so that the words are no part of what every page loads. */
export const word = maybe(v.pipe(v.string(), v.maxLength(100)))

/** Which record a detail shows; '' where the address does not say. */
export const IdSearch = v.object({ id: v.optional(v.fallback(v.string(), ''), '') })

/**
 * Returns what an address does with a record of one's own: a new one (`add`), an edit, or how it stands (`view`);
 * undefined for an address that makes no sense, which is a 404.
 */
export function actionOf({ action, id }: { action: string; id?: string | undefined }) {
  if (action === 'add' && !id) return { action: 'add' as const, id: '' }
  if ((action === 'edit' || action === 'view') && id) return { action: action as 'edit' | 'view', id }
  return undefined
}
