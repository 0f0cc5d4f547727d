import { useMemo } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { type Hindrance, hindranceOf, matched } from '#rules/match.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import { useFacts } from './useFacts.ts'

/** Fit of a policy for the current enterprise. */
interface Fit {
  /** Match level; missing for a visitor, and for a policy that is out of force, because no enterprise fits it. */
  level?: MatchLevel
  /** Obstacle for an enterprise that does not fit. */
  hindrance?: Hindrance
}

/**
 * Judges a policy on the device if the enterprise's facts are known, because an answer cached for days and the
 * library do not know them; otherwise uses the city's level.
 */
export function useFit({ validity, conditions, matchLevel }: PolicyDetail): Fit {
  const facts = useFacts()
  return useMemo(() => {
    if (validity !== '有效') return {}
    if (!facts || conditions.length === 0) return { level: matchLevel }
    const { level, judged } = matched(conditions, facts)
    return { level, ...(level === 'not_recommended' ? { hindrance: hindranceOf(conditions, judged) } : {}) }
  }, [validity, conditions, matchLevel, facts])
}

/**
 * Returns the obstacle in words: 上年度研发费用不低于 300 万元（还差 120 万元，达到 300 万元后即符合）等 2 项条件.
 */
export const hindranceText = ({ name, advice, others }: Hindrance): string =>
  [name, advice && `（${advice}）`, others > 0 && `等 ${String(others + 1)} 项条件`].filter(Boolean).join('')
