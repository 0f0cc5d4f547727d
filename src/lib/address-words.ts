import * as v from 'valibot'

/** Parses words of an address, joined by commas, without duplicates; an empty list is no filter. */
export const someWords = v.pipe(
  v.string(),
  v.transform((joined) => [...new Set(joined.split(',').filter(Boolean))]),
  v.minLength(1),
)

/** Parses words of a closed list, in the order of the list; drops unknown words. */
export const wordsAmong = <const W extends readonly string[]>(known: W) =>
  v.pipe(
    someWords,
    v.transform((found) => known.filter((one) => found.includes(one)) as W[number][]),
    v.minLength(1),
  )
