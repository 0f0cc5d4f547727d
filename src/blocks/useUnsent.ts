import { useCallback, useMemo, useRef, useState } from 'react'
import type * as v from 'valibot'
import { keepTyped, typedIn } from '#offline/device/typed.ts'
import { useAccount } from '#session/account.ts'

/** New value, or a function of the latest one, because files may be added while somebody types. */
type Update<T> = T | undefined | ((before: T | undefined) => T | undefined)

/**
 * Keeps the unsent input of a small form across a closed dialog and a reload, per tab and user: one person's input must
 * not be shown to the next. A browser without storage loses it with the page.
 * @param name key of the input: `撤回:appeal:a-1`
 * @param schema its schema; a stored value that does not match is ignored
 * @returns the input, undefined if there is none, and its setter; undefined removes it
 */
export function useUnsent<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T | undefined, (typed: Update<T>) => void] {
  const key = `unsent:${useAccount().userInfo?.id ?? ''}:${name}`
  const [typed, setTyped] = useState<{ key: string; value: T | undefined }>()
  const stored = useMemo(() => typedIn(key, schema), [key, schema])
  // Latest value, available even before it is rendered.
  const latest = useRef(typed)
  const keep = useCallback(
    (next: Update<T>) => {
      const before = latest.current?.key === key ? latest.current.value : stored
      const value =
        typeof next === 'function' ? (next as (before: T | undefined) => T | undefined)(before) : next
      latest.current = { key, value }
      setTyped(latest.current)
      keepTyped(key, value)
    },
    [key, stored],
  )
  return [typed?.key === key ? typed.value : stored, keep]
}
