import * as v from 'valibot'

/** Words in an address, joined by commas, each once; where there is none it is no filter. */
export const someWords = v.pipe(
  v.string(),
  v.transform((joined) => [...new Set(joined.split(',').filter(Boolean))]),
  v.minLength(1),
)

/** The same for words of a closed list, in its order: those that are not in it are dropped. */
export const wordsAmong = <const W extends readonly string[]>(known: W) =>
  v.pipe(
    someWords,
    v.transform((found) => known.filter((one) => found.includes(one)) as W[number][]),
    v.minLength(1),
  )
