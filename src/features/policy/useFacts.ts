import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attribute, describeAttributes } from '#api/attribute.ts'
import { enterprise } from '#api/enterprise.ts'
import { query } from '#api/call/query.ts'
import { type Attribute, factsOf } from '#rules/match.ts'
import { useAccount } from '#session/account.ts'

/**
 * Returns the facts about the current enterprise: its record, overridden by the answers of its people. Undefined for
 * a visitor, for a user without an enterprise, and until the record is read.
 */
export function useFacts(): readonly Attribute[] | undefined {
  const { userInfo, enId } = useAccount()
  const enabled = userInfo !== undefined && enId !== ''
  const { data: record } = useQuery({ ...query(enterprise.current, {}), enabled })
  const { data: answered } = useQuery({ ...query(attribute.answers, {}), enabled })
  return useMemo(
    () =>
      enabled && record ? factsOf(describeAttributes(record.attributes), answered?.answers ?? {}) : undefined,
    [enabled, record, answered],
  )
}
