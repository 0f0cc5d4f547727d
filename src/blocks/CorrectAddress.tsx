import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Props {
  /**
   * Values that the page recognizes, by search parameter: an array for a list, undefined if the value is not
   * recognized. Other parameters stay unchanged, because other sites add their own (`utm_source`, `from`).
   */
  shown: Readonly<Record<string, unknown>>
}

/**
 * Corrects search parameters that the page does not recognize: an unknown level, a partly unknown list of words.
 * Replaces the history entry, so that 返回 works as before, and keeps the hash.
 */
export function CorrectAddress({ shown }: Props) {
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const settled = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  useEffect(() => {
    // Skips while a navigation is pending: the address then differs from the rendered page.
    if (settled !== router.latestLocation.href) return
    const right = Object.entries(shown).flatMap(([name, value]) => {
      if (search[name] === undefined) return []
      const current = String(search[name] as string | number)
      const valid = validPartOf(current, value)
      return valid === current ? [] : [[name, valid] as const]
    })
    if (right.length === 0) return
    void router.navigate({
      to: '.',
      search: { ...search, ...Object.fromEntries(right) } as never,
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
    })
  })
  return null
}

/**
 * Returns the recognized part of a search parameter: of a list the recognized words, each once, in their original
 * order; of anything else the whole value or undefined, for which the page shows its default.
 */
function validPartOf(current: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return current === String(value) ? current : undefined
  const words = new Set(current.split(','))
  return [...words].filter((word) => value.includes(word)).join(',') || undefined
}
