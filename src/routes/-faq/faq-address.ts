import * as v from 'valibot'
import { maybe, pageNumber } from '#lib/address.ts'

/** The address of the most asked questions. */
export const HotSearch = v.object({ page: pageNumber })
export type HotSearch = v.InferOutput<typeof HotSearch>

/** The address of the questions of a tag, of those with some words, or of all. */
export const FaqSearch = v.object({ tagId: maybe(v.string()), keyword: maybe(v.string()), page: pageNumber })
export type FaqSearch = v.InferOutput<typeof FaqSearch>
