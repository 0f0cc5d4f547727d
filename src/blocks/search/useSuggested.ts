import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { useDeviceState } from '#offline/view.ts'
import { indexKept, suggestKept } from './kept.ts'
import { kindKeys } from './kinds.ts'
import { beforeTyping, type Suggestion, whileTyping } from './suggested.ts'
import { searchKinds } from './table.ts'
import { useFound } from './useFound.ts'

/** Pause in typing before the city is queried, in milliseconds. */
const QUERY_DELAY_MS = 250

const suggestedKinds = kindKeys.filter((kind) => searchKinds[kind].isSuggested)

/**
 * Returns the suggestions of a search box: from the device at once, from the city when it answers. `looked` is the text
 * they were found by, '' for those of an empty box; `look` sets it at each keystroke, in a transition, so that typing
 * is not delayed.
 */
export function useSuggested(recent: readonly string[]): {
  lines: readonly Suggestion[]
  looked: string
  look: (typed: string) => void
} {
  const client = useQueryClient()
  const { reach } = useDeviceState()
  const [looked, setLooked] = useState('')
  const [settled, settle] = useState('')
  const look = useCallback((typed: string) => startTransition(() => setLooked(typed)), [])
  useEffect(() => {
    const timer = setTimeout(() => settle(looked), QUERY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [looked])
  useEffect(() => void indexKept(client), [client])
  const { data: hot = [] } = useQuery(query(qa.randomKeywords, { query: { size: 10 } }))
  const kept = useMemo(() => suggestKept(client, looked), [client, looked])
  const found = useFound(suggestedKinds, reach === 'online' ? settled : '')
  const lines = useMemo(() => {
    const words = hot.map(({ keyword }) => keyword)
    if (!looked) return beforeTyping(recent, words)
    // Ignores the city's answers to an older text.
    const city = suggestedKinds.map((kind) => [
      kind,
      settled === looked ? (found[kind].data?.hits ?? []) : [],
    ])
    return whileTyping([kept, Object.fromEntries(city)], looked)
  }, [looked, settled, kept, found, recent, hot])
  return { lines, looked, look }
}
