import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { inSlices } from '#lib/slices.ts'
import { useCommon } from '#offline/view.ts'
import type { Hit } from './hits.ts'
import { layOutKept, searchingKept } from './kept.ts'
import { type Kind, kindKeys } from './kinds.ts'
import { beforeTyping, type Suggestion, whileTyping } from './suggested.ts'
import { type Found, searches } from './useFound.ts'

/** Milliseconds without a letter after which the city is asked. */
const PAUSE = 250
/** As many of a kind, the best, can be among the best of all kinds: two of them are shown. */
const AMONG = 50
/** What the device keeps that fits, and what was looked for. */
interface Kept {
  looked: string
  hits: Partial<Record<Kind, readonly Hit[]>>
}

/**
 * What stands below a search box: from the device at once, from the city when it answers. `looked` is what the lines
 * were found by; '' for those that stand there before anything is typed.
 */
export function useSuggested(
  typed: string,
  recent: readonly string[],
): { lines: readonly Suggestion[]; looked: string } {
  const client = useQueryClient()
  const { reach } = useCommon()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: hot } = useQuery(query(qa.randomKeywords, { query: { size: 10 } }))
  // Ask for these words only, since an answer to older ones stays where it is; and for a few kinds, since a letter is to
  // cost a slow line little.
  const all = searches(settled, undefined, 1)
  const enabled = settled !== '' && settled === typed && reach === 'online'
  const policies = useQuery({ ...all.policy, enabled }).data
  const items = useQuery({ ...all.item, enabled }).data
  const services = useQuery({ ...all.service, enabled }).data
  const listings = useQuery({ ...all.market, enabled }).data
  const supplies = useQuery({ ...all.supply, enabled }).data
  const demands = useQuery({ ...all.demand, enabled }).data
  const decodes = useQuery({ ...all.decode, enabled }).data
  const problems = useQuery({ ...all.problem, enabled }).data
  useEffect(() => void layOutKept(client), [client])
  const kept = useKept(typed)
  const looked = typed && kept ? kept.looked : ''
  const isTold = settled === looked
  const lines = useMemo(() => {
    if (!looked || !kept) {
      return beforeTyping(
        recent,
        (hot ?? []).map((one) => one.keyword),
      )
    }
    const found: Partial<Record<Kind, Found | undefined>> = {
      policy: policies,
      item: items,
      service: services,
      market: listings,
      supply: supplies,
      demand: demands,
      decode: decodes,
      problem: problems,
    }
    const city = Object.fromEntries(Object.entries(found).map(([kind, one]) => [kind, one?.hits ?? []]))
    return whileTyping([kept.hits, isTold ? city : {}], looked)
  }, [
    looked,
    kept,
    isTold,
    recent,
    hot,
    policies,
    items,
    services,
    listings,
    supplies,
    demands,
    decodes,
    problems,
  ])
  return { lines, looked }
}

/** What the device keeps that fits what is typed. A letter shows at once; what fits it follows in a breath. */
function useKept(typed: string): Kept | undefined {
  const client = useQueryClient()
  const [kept, setKept] = useState<Kept>()
  useEffect(() => {
    if (!typed) return setKept(undefined)
    let wanted = true
    void inSlices(searchingKept(client, typed), () => wanted).then((own) => {
      if (!own) return
      const hits = Object.fromEntries(kindKeys.map((kind) => [kind, own[kind].hits.slice(0, AMONG)]))
      startTransition(() => setKept({ looked: typed, hits }))
    })
    return () => {
      wanted = false
    }
  }, [client, typed])
  return kept
}
