import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PolicyFilter } from '#api/policy-filter.ts'
import { useOwnPolicies } from '#features/policy/usePolicies.ts'
import { idle } from '#lib/idle.ts'

/**
 * Typed text, and the keyword of the address at that time: once the address has another keyword, the text no
 * longer applies.
 */
interface Typed {
  text: string
  addressKeyword: string
}

/**
 * Returns the typed text, once the library has found it, and the setter of the text (undefined: stops). A
 * letter renders nothing but the box, so that the list follows sooner; the address follows with Enter.
 * @param keyword keyword of the address: a change resets the box, and drops the typed text
 */
export function useTyped(keyword: string, questionOf: (keyword: string) => PolicyFilter) {
  const client = useQueryClient()
  const { isKept, ownQuery } = useOwnPolicies()
  const [found, setFound] = useState<Typed>()
  const latest = useRef<Typed>(undefined)
  if (found && found.addressKeyword !== keyword) setFound(undefined)
  useEffect(() => {
    if (!isKept) return
    // Searches for the text that was typed before the library was ready.
    if (latest.current !== undefined) setFound(latest.current)
    // Prepares the library, whose worker takes many times as long for the first query as for the next.
    void idle().then(() => client.prefetchQuery(ownQuery({ size: 1 })))
  }, [client, isKept, ownQuery])
  const setTyped = (text: string | undefined) => {
    const typed = text === undefined ? undefined : { text, addressKeyword: keyword }
    latest.current = typed
    if (!typed) return setFound(undefined)
    if (!isKept) return
    void client.prefetchQuery(ownQuery(questionOf(typed.text))).then(() => {
      // Shows only the results of the last typed text.
      if (latest.current === typed) setFound(typed)
    })
  }
  return [isKept ? found?.text : undefined, setTyped] as const
}
