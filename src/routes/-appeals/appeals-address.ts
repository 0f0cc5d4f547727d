import * as v from 'valibot'
import { optionalParam, pageNumber } from '#lib/address.ts'

/**
 * Search parameters of the public appeals. With `tel` the page shows the progress of that phone's appeals; '' before
 * one is typed.
 */
export const AppealsSearch = v.object({
  tel: optionalParam(v.string()),
  /** Period of the public figures (办理数据), which the page then shows in place of appeals; validated by the page. */
  figures: optionalParam(v.string()),
  /**
   * Category and state as text: the page validates them, because their lists are not part of the code that every page
   * loads.
   */
  category: optionalParam(v.string()),
  state: optionalParam(v.string()),
  /** Words of a title or a number; with `tel` a number only. */
  keyword: optionalParam(v.string()),
  page: pageNumber,
})
export type AppealsSearch = v.InferOutput<typeof AppealsSearch>
