import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { useCommon } from '#offline/view.ts'
import { layOutKept, searchKept } from './kept.ts'
import { type Kind, kindKeys } from './kinds.ts'
import { beforeTyping, type Suggestion, whileTyping } from './suggested.ts'
import { type Found, searches } from './useFound.ts'

/** Milliseconds without a letter after which the city is asked. */
const PAUSE = 250
/** As many of a kind, the best, can be among the best of all kinds: two of them are shown. */
const AMONG = 50
/** What the city is asked for: a letter is to cost a slow line little. */
const asked = ['policy', 'item', 'service', 'market', 'problem'] as const satisfies readonly Kind[]

/** What stands below a search box: from the device at once, from the city when it answers. */
export function useSuggested(typed: string, recent: readonly string[]): readonly Suggestion[] {
  const client = useQueryClient()
  const { reach } = useCommon()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: hot } = useQuery(query(qa.randomKeywords, { query: { size: 10 } }))
  // Ask for these words only: an answer to older ones stays where it is.
  const all = searches(settled, undefined, 1)
  const enabled = settled !== '' && settled === typed && reach === 'online'
  const found: Record<(typeof asked)[number], Found | undefined> = {
    policy: useQuery({ ...all.policy, enabled }).data,
    item: useQuery({ ...all.item, enabled }).data,
    service: useQuery({ ...all.service, enabled }).data,
    market: useQuery({ ...all.market, enabled }).data,
    problem: useQuery({ ...all.problem, enabled }).data,
  }
  useEffect(() => void layOutKept(client), [client])
  // A letter shows at once; what fits it follows in a breath.
  const looked = useDeferredValue(typed)
  const kept = useMemo(() => {
    if (!looked) return {}
    const own = searchKept(client, looked)
    return Object.fromEntries(kindKeys.map((kind) => [kind, own[kind].hits.slice(0, AMONG)]))
  }, [client, looked])
  if (!typed)
    return beforeTyping(
      recent,
      (hot ?? []).map((one) => one.keyword),
    )
  const city =
    settled === looked ? Object.fromEntries(asked.map((kind) => [kind, found[kind]?.hits ?? []])) : {}
  return whileTyping([kept, city], looked)
}
