import { made } from '#lib/made.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import type { Hit } from './hits.ts'

const founds = new WeakMap<object, unknown>()

/** What a hit is found by, made once for each: every letter asks for it. */
export const foundOf = (hit: Hit): Found => made(founds, hit, () => foundBy(hit.title, hit.meta, hit.excerpt))
