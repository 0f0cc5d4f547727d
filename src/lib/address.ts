import * as v from 'valibot'

/** A part of an address that may be missing, and that counts as missing where it makes no sense. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Which page of a list, from 1; the first where it is missing. */
export const pageNumber = maybe(v.pipe(v.number(), v.integer(), v.minValue(1)))
