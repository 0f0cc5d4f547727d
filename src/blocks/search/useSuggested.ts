import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { useCommon } from '#offline/view.ts'
import { layOutKept, suggestKept } from './kept.ts'
import { kindKeys } from './kinds.ts'
import { beforeTyping, type Suggestion, whileTyping } from './suggested.ts'
import { searchKinds } from './table.ts'
import { useFound } from './useFound.ts'

/** Milliseconds without a letter after which the city is asked. */
const PAUSE = 250

const suggestedKinds = kindKeys.filter((kind) => searchKinds[kind].isSuggested)

/**
 * Returns the lines below a search box: from the device at once, from the city when it answers. `looked` is what they were
 * found by, '' for those that stand there before anything is typed; `look` is told each letter and draws in a transition,
 * behind the letter itself.
 */
export function useSuggested(recent: readonly string[]): {
  lines: readonly Suggestion[]
  looked: string
  look: (typed: string) => void
} {
  const client = useQueryClient()
  const { reach } = useCommon()
  const [looked, setLooked] = useState('')
  const [settled, settle] = useState('')
  const look = useCallback((typed: string) => startTransition(() => setLooked(typed)), [])
  useEffect(() => {
    const timer = setTimeout(() => settle(looked), PAUSE)
    return () => clearTimeout(timer)
  }, [looked])
  useEffect(() => void layOutKept(client), [client])
  const { data: hot = [] } = useQuery(query(qa.randomKeywords, { query: { size: 10 } }))
  const kept = useMemo(() => suggestKept(client, looked), [client, looked])
  const found = useFound(suggestedKinds, reach === 'online' ? settled : '')
  const lines = useMemo(() => {
    const words = hot.map(({ keyword }) => keyword)
    if (!looked) return beforeTyping(recent, words)
    // Leaves out answers to older words.
    const city = suggestedKinds.map((kind) => [
      kind,
      settled === looked ? (found[kind].data?.hits ?? []) : [],
    ])
    return whileTyping([kept, Object.fromEntries(city)], looked)
  }, [looked, settled, kept, found, recent, hot])
  return { lines, looked, look }
}
