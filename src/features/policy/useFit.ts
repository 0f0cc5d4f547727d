import { useMemo } from 'react'
import type { PolicyDetail } from '#api/policy.ts'
import { type Hindrance, hindranceOf, matched } from '#rules/match.ts'
import type { MatchLevel } from '#rules/match-words.ts'
import { useFacts } from './useFacts.ts'

/** How a policy fits the current enterprise. */
interface Fit {
  /** Missing for a visitor, and for a policy that is out of force: nobody fits that. */
  level?: MatchLevel
  /** What stands in the way of an enterprise that does not fit. */
  hindrance?: Hindrance
}

/**
 * Judges a policy on the device where the enterprise's facts are known, since an answer that was kept for days, and the
 * library, do not know them; else it takes the city's word.
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

/** 上年度研发费用不低于 300 万元（还差 120 万元，达到 300 万元后即符合）等 2 项条件. */
export const hindranceText = ({ name, advice, others }: Hindrance): string =>
  [name, advice && `（${advice}）`, others > 0 && `等 ${String(others + 1)} 项条件`].filter(Boolean).join('')
