import { useCallback } from 'react'
import { verdictOn } from '#blocks/standing/verdict-on.ts'
import { type Criterion, type Declarable, isJudgeable, type PolicyVerdict } from '#rules/standing/verdict.ts'
import { useKnownFacts } from './useFacts.ts'

/** Row that can be judged: a policy or an item with the conditions of its policy. */
export interface Judgeable extends Declarable {
  criteria?: readonly Criterion[]
  /** Verdict of the library on this device, which judges the whole list for its order. */
  verdict?: PolicyVerdict
}

/** Returns the verdict on a row; `coming` while the enterprise's facts are being read, undefined if it has none. */
export type VerdictOf = (row: Judgeable) => PolicyVerdict | 'coming' | undefined

/**
 * Returns a function that judges rows for the current enterprise by the conditions that they carry, so that it works
 * offline wherever the row does, and only rows that are drawn are judged. A visitor, a member without an enterprise,
 * a policy out of force and a closed window have no verdict.
 */
export function useVerdicts(): VerdictOf {
  const { facts, isComing } = useKnownFacts()
  return useCallback(
    (row) => {
      if ((!row.criteria?.length && !row.verdict) || !isJudgeable(row)) return undefined
      if (!facts) return isComing ? 'coming' : undefined
      return row.verdict ?? verdictOn(row.criteria!, facts)
    },
    [facts, isComing],
  )
}
