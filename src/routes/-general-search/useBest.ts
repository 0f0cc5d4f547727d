import { useEffect, useState } from 'react'
import type { BestFound } from '#blocks/search/best.ts'
import type { Hit } from '#blocks/search/hits.ts'
import { type Kind, kindKeys } from '#blocks/search/kinds.ts'

/** Hits shown before the groups. */
const BEST = 3

/**
 * Returns the best of the hits loaded so far, and whether that covers all of them; undefined until the search
 * vocabulary is loaded, which only a search needs.
 */
export function useBest(
  hitsOf: (kind: Kind) => readonly Hit[] | undefined,
  looked: string,
): (BestFound & { isComplete: boolean }) | undefined {
  const [found, setFound] = useState<{ looked: string; fingerprint: string; found: BestFound }>()
  const hits = kindKeys.map((kind) => hitsOf(kind) ?? [])
  const fingerprint = hits.map((some) => some.map(({ id }) => id).join()).join('|')
  useEffect(() => {
    if (!looked) return
    let isCurrent = true
    import('#blocks/search/best.ts').then(
      ({ bestOf }) => {
        const all = Object.fromEntries(kindKeys.map((kind, at) => [kind, hits[at] ?? []]))
        if (isCurrent)
          setFound({ looked, fingerprint, found: bestOf(all as Record<Kind, Hit[]>, looked, BEST) })
      },
      // Without it the groups are shown alone.
      () => isCurrent && setFound({ looked, fingerprint, found: { best: [], takenAs: [] } }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- records are told apart by their ids
  }, [fingerprint, looked])
  return found?.looked === looked
    ? { ...found.found, isComplete: found.fingerprint === fingerprint }
    : undefined
}
