import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { keepText, textIn } from '#lib/small-store.ts'
import { useAccount } from '#session/account.ts'

/**
 * What is typed in a small form and not sent yet: it outlives a closed dialog and a reload. Of this tab and this user
 * alone: what one person began to type is not for the next one. A browser that keeps nothing loses it with the page.
 * @param name what it is about: `撤回:appeal:a-1`
 * @param schema its shape; what lies there and does not fit is nothing
 * @returns what was typed, undefined for nothing, and how to keep it; undefined forgets it
 */
export function useUnsent<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T | undefined, (typed: T | undefined) => void] {
  const key = `unsent:${useAccount().userInfo?.id ?? ''}:${name}`
  const [typed, setTyped] = useState<{ key: string; value: T | undefined }>()
  const found = useMemo(() => {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), textIn('sessionStorage', key))
    return kept.success ? kept.output : undefined
  }, [key, schema])
  const keep = (value: T | undefined) => {
    setTyped({ key, value })
    keepText('sessionStorage', key, value === undefined ? '' : JSON.stringify(value))
  }
  return [typed?.key === key ? typed.value : found, keep]
}
