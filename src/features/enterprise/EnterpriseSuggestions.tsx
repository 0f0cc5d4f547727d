import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { ComboList } from '#blocks/search/ComboList.tsx'
import { useCombobox } from '#blocks/search/useCombobox.ts'
import { searchTextOf } from '#lib/search-text.ts'

/** Minimum length of the typed text; shorter text matches half of the city's enterprises. */
export const SHORTEST = 2
/** Pause in typing, in milliseconds, before suggestions are requested. */
const DEBOUNCE = 250

interface Props {
  /** Text box of the suggestions, within its form. */
  box: RefObject<HTMLInputElement | null>
  /** Receives the full name of the chosen enterprise. */
  onChoose: (name: string) => void
}

/** Suggests at most ten enterprises of the library that match the typed text; shows nothing offline. */
export function EnterpriseSuggestions({ box, onChoose }: Props) {
  const [typed, setTyped] = useState(() => searchTextOf(box.current?.value ?? ''))
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    ...query(enterprise.suggest, { query: { keyword: settled } }),
    enabled: settled.length >= SHORTEST,
  })
  // Hides answers to earlier text, because they would be chosen by mistake.
  const lines =
    settled === typed
      ? (data ?? []).map(({ enId, enName, creditCode }) => ({ key: enId, text: enName, label: creditCode }))
      : []
  const combobox = useCombobox({
    box,
    lines,
    onTyped: setTyped,
    onChoose: ({ text }) => onChoose(text),
  })
  if (!combobox.shown) return null
  return <ComboList combobox={combobox} label="企业名称建议" lines={lines} looked={typed} />
}
