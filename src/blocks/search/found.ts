import { memoizeByObject } from '#lib/memoize-by-object.ts'
import { type Found, foundBy } from '#lib/search/fit.ts'
import type { Hit } from './hits.ts'

const memoized = new WeakMap<object, unknown>()

/** Returns the search text of a hit, memoized per hit because every keystroke needs it. */
export const foundOf = (hit: Hit): Found =>
  memoizeByObject(memoized, hit, () => foundBy(hit.title, hit.meta, hit.excerpt))
