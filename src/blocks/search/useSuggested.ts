import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { idle } from '#lib/idle.ts'
import { inSlices } from '#lib/slices.ts'
import { useCommon } from '#offline/view.ts'
import type { Hit } from './hits.ts'
import { layOutKept, suggestingKept } from './kept.ts'
import type { Kind } from './kinds.ts'
import { beforeTyping, type Suggestion, whileTyping } from './suggested.ts'
import { type Found, searches } from './useFound.ts'

/** Milliseconds without a letter after which the city is asked. */
const PAUSE = 250
/** As many of a kind are looked at, the best: two of them are shown, and some are variants of one thing. */
const AMONG = 16
/** What the device keeps that fits, and what was looked for. */
interface Kept {
  looked: string
  hits: Partial<Record<Kind, readonly Hit[]>>
}

/**
 * What stands below a search box: from the device at once, from the city when it answers. `looked` is what the lines
 * were found by; '' for those that stand there before anything is typed. A letter is told to `look`: it draws nothing
 * anew before something is found.
 */
export function useSuggested(recent: readonly string[]): {
  lines: readonly Suggestion[]
  looked: string
  look: (typed: string) => void
} {
  const client = useQueryClient()
  const { reach } = useCommon()
  const [kept, lookHere] = useKept()
  const [settled, settle] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useCallback(
    (typed: string) => {
      lookHere(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => settle(typed), PAUSE)
    },
    [lookHere],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  const { data: hot } = useQuery(query(qa.randomKeywords, { query: { size: 10 } }))
  // Ask for these words only, since an answer to older ones stays where it is; and for a few kinds, since a letter is to
  // cost a slow line little.
  const all = searches(settled, undefined, 1)
  const enabled = settled !== '' && reach === 'online'
  const policies = useQuery({ ...all.policy, enabled }).data
  const items = useQuery({ ...all.item, enabled }).data
  const services = useQuery({ ...all.service, enabled }).data
  const listings = useQuery({ ...all.market, enabled }).data
  const supplies = useQuery({ ...all.supply, enabled }).data
  const demands = useQuery({ ...all.demand, enabled }).data
  const decodes = useQuery({ ...all.decode, enabled }).data
  const problems = useQuery({ ...all.problem, enabled }).data
  useEffect(() => void prepare(client), [client])
  const looked = kept?.looked ?? ''
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
  return { lines, looked, look }
}

/** Looked for when nobody waits: the first search in letters, and the first in characters, take a few times as long. */
const REHEARSED = ['qy', 'q', '企业']

/** Does in quiet moments what the first letter would wait for. */
async function prepare(client: QueryClient) {
  await layOutKept(client)
  for (const words of REHEARSED) {
    await idle()
    const hits = await inSlices(suggestingKept(client, words, AMONG))
    if (hits) whileTyping([hits], words)
  }
}

/** What the device keeps that fits what is typed: in the picture that shows the letter, else in the one after it. */
function useKept(): [Kept | undefined, (typed: string) => void] {
  const client = useQueryClient()
  const [kept, setKept] = useState<Kept>()
  const wanted = useRef('')
  useEffect(
    () => () => {
      wanted.current = ''
    },
    [],
  )
  const look = useCallback(
    (typed: string) => {
      wanted.current = typed
      if (!typed) return setKept(undefined)
      const isWanted = () => wanted.current === typed
      void inSlices(suggestingKept(client, typed, AMONG), { isWanted, now: true }).then((hits) => {
        if (hits) setKept({ looked: typed, hits })
      })
    },
    [client],
  )
  return [kept, look]
}
