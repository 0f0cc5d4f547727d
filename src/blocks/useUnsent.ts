import { useCallback, useMemo, useRef, useState } from 'react'
import type * as v from 'valibot'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import { useAccount } from '#session/account.ts'

/** What is to be kept, or how it follows from what is there by then: files come in while one types. */
type Next<T> = T | undefined | ((before: T | undefined) => T | undefined)

/**
 * What is typed in a small form and not sent yet: it outlives a closed dialog and a reload. Of this tab and this user
 * alone: what one person began to type is not for the next one. A browser that keeps nothing loses it with the page.
 * @param name what it is about: `撤回:appeal:a-1`
 * @param schema its shape, no function; what lies there and does not fit is set aside
 * @returns what was typed, undefined for nothing, and how to keep it; undefined forgets it
 */
export function useUnsent<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T | undefined, (typed: Next<T>) => void] {
  const key = `unsent:${useAccount().userInfo?.id ?? ''}:${name}`
  const [typed, setTyped] = useState<{ key: string; value: T | undefined }>()
  const found = useMemo(() => typedIn(key, schema), [key, schema])
  // The last word of each key, also before it is drawn.
  const last = useRef(typed)
  const keep = useCallback(
    (next: Next<T>) => {
      const before = last.current?.key === key ? last.current.value : found
      const value =
        typeof next === 'function' ? (next as (before: T | undefined) => T | undefined)(before) : next
      last.current = { key, value }
      setTyped(last.current)
      keepTyped(key, value)
    },
    [key, found],
  )
  return [typed?.key === key ? typed.value : found, keep]
}
