import { useQuery } from '@tanstack/react-query'
import { attribute } from '#api/attribute.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { mergedFacts } from '#blocks/standing/facts.ts'
import type { Attribute } from '#rules/match.ts'
import { useReady } from '#offline/useReady.ts'
import { useAccount } from '#session/account.ts'

interface KnownFacts {
  /**
   * Facts about the current enterprise: its record, overridden by the answers of its people. Undefined for a visitor,
   * for a user without an enterprise, and until the record is read.
   */
  facts: readonly Attribute[] | undefined
  /** True while the record is being read, so that a row keeps room for its verdict. */
  isComing: boolean
}

/** Asks for the record of the current enterprise and the answers of its people, if the user acts for one. */
function useFactQueries() {
  const { userInfo, enId } = useAccount()
  const enabled = userInfo !== undefined && enId !== ''
  const record = useQuery({ ...query(enterprise.current, {}), enabled })
  const answered = useQuery({ ...query(attribute.answers, {}), enabled })
  return { enabled, record, answered }
}

/** Returns the facts about the current enterprise, the same object in every component. */
export function useKnownFacts(): KnownFacts {
  const { enabled, record, answered } = useFactQueries()
  const isComing = record.isLoading || answered.isLoading
  const isKnown = enabled && record.data && !isComing
  return { facts: isKnown ? mergedFacts(record.data!, answered.data) : undefined, isComing }
}

/**
 * Returns true once the facts are read or have failed once, and stays true for the same `page`: a form that waits for them
 * is not removed when they are asked for again.
 */
export function useFactsReady(page: string): boolean {
  const { record, answered } = useFactQueries()
  return useReady(page, [record, answered])
}

/** Returns the facts alone. */
export const useFacts = (): readonly Attribute[] | undefined => useKnownFacts().facts
