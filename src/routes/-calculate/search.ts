import * as v from 'valibot'

const word = v.fallback(v.optional(v.string()), undefined)

/** What every page of a calculation has in its address. */
export const Calculated = v.object({
  /** For whom: nothing, then the current enterprise; `hand`, filled in by hand; else an id of the library. */
  of: word,
  /** Id of the saved report whose answers it begins from. */
  from: word,
  /** Id of the saved report that is shown; without it the calculation as it stands. */
  id: word,
})
export type Calculated = v.InferOutput<typeof Calculated>
