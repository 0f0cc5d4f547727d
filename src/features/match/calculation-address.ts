import * as v from 'valibot'
import { pageNumber } from '#lib/address.ts'

const word = v.fallback(v.optional(v.string()), undefined)

/** What the pages of a calculation have in their addresses; said once, since it is part of the first load. */
export const Calculated = v.object({
  /** For whom: nothing, then the current enterprise; `hand`, filled in by hand; else an id of the library. */
  of: word,
  /** Id of the saved report whose answers it begins from. */
  from: word,
  /** Id of the saved report that is shown; without it the calculation as it stands. */
  id: word,
  /** The attribute that somebody came to answer. */
  ask: word,
  /** What is looked for in the library of enterprises. */
  keyword: word,
  /** One of `matchLevels`; anything else shows all. */
  level: word,
  /** Page of a list, from 1. */
  page: pageNumber,
})
export type Calculated = v.InferOutput<typeof Calculated>
