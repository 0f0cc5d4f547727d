import { type Found, foundBy } from '#lib/search/rank.ts'
import type { Hit } from './hits.ts'

const founds = new WeakMap<Hit, Found>()

/** What a hit is found by, made once for each: every letter asks for it. */
export function foundOf(hit: Hit): Found {
  const before = founds.get(hit)
  if (before) return before
  const made = foundBy(hit.title, hit.meta, hit.excerpt)
  founds.set(hit, made)
  return made
}
