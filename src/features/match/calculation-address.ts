import * as v from 'valibot'
import { pageNumber } from '#lib/address.ts'

const word = v.fallback(v.optional(v.string()), undefined)

/** Search parameters of the calculation pages. Declared once, because they are part of the first load. */
export const CalculationSearch = v.object({
  /**
   * Enterprise of the calculation: missing for the current enterprise, `hand` for one filled in by hand, otherwise an
   * id of the library.
   */
  of: word,
  /** Id of the saved report whose answers are the starting point. */
  from: word,
  /** Id of the saved report to show; missing for the current calculation. */
  id: word,
  /** Attribute that the user came to answer. */
  ask: word,
  /** Search text for the library of enterprises. */
  keyword: word,
  /** One of `matchLevels`; any other value shows all levels. */
  level: word,
  /** Page of a list, from 1. */
  page: pageNumber,
})
export type CalculationSearch = v.InferOutput<typeof CalculationSearch>
