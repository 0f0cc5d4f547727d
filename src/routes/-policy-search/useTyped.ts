import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PolicyFilter } from '#api/policy-filter.ts'
import { useOwnPolicies } from '#features/policy/usePolicies.ts'
import { idle } from '#lib/idle.ts'

/** Holds what is typed, and what the address looked for meanwhile: once that is another, nothing is typed any more. */
interface Typed {
  text: string
  over: string
}

/**
 * What is being typed, once the library has found it, and how to say what is typed (undefined: nothing any more). The
 * letter itself draws nothing but the box, so that the list follows it sooner; the address follows with Enter.
 * @param keyword what the address looks for: where it changes, the box says that, and nothing is typed any more
 */
export function useTyped(keyword: string, questionOf: (keyword: string) => PolicyFilter) {
  const client = useQueryClient()
  const { isKept, ownQuery } = useOwnPolicies()
  const [found, setFound] = useState<Typed>()
  const latest = useRef<Typed>(undefined)
  if (found && found.over !== keyword) setFound(undefined)
  useEffect(() => {
    if (!isKept) return
    // Typed before the page knew of the library: it is looked for now.
    if (latest.current !== undefined) setFound(latest.current)
    // The first question takes the library's worker many times as long as the next: it is put before anybody types.
    void idle().then(() => client.prefetchQuery(ownQuery({ size: 1 })))
  }, [client, isKept, ownQuery])
  const type = (text: string | undefined) => {
    const typed = text === undefined ? undefined : { text, over: keyword }
    latest.current = typed
    if (!typed) return setFound(undefined)
    if (!isKept) return
    void client.prefetchQuery(ownQuery(questionOf(typed.text))).then(() => {
      // Of what was typed on meanwhile, the last is to be seen.
      if (latest.current === typed) setFound(typed)
    })
  }
  return [isKept ? found?.text : undefined, type] as const
}
