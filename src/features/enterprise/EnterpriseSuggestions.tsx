import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { query } from '#api/call/query.ts'
import { enterprise } from '#api/enterprise.ts'
import { ComboList } from '#blocks/search/ComboList.tsx'
import { useCombobox } from '#blocks/search/useCombobox.ts'
import { lookedFor } from '#lib/looked-for.ts'

/** Fewer characters than this name half the city. */
export const SHORTEST = 2
/** Milliseconds without a letter after which the library is asked. */
const PAUSE = 250

interface Props {
  /** The box that it belongs to, within its form. */
  box: RefObject<HTMLInputElement | null>
  /** An enterprise was chosen: its whole name. */
  onChoose: (name: string) => void
}

/** The library's enterprises that answer to what is typed, ten at most; nothing without a network. */
export function EnterpriseSuggestions({ box, onChoose }: Props) {
  const [typed, setTyped] = useState(() => lookedFor(box.current?.value ?? ''))
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    ...query(enterprise.suggest, { query: { keyword: settled } }),
    enabled: settled.length >= SHORTEST,
  })
  // Answers to words that are no longer in the box would be pressed by mistake.
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
