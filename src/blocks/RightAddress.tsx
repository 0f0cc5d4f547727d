import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'

interface Props {
  /**
   * What the page makes of parts of its address, by their names: lists as lists, undefined for what it makes nothing of.
   * Other parts stay as they came: what other sites add for themselves (`utm_source`, `from`) says nothing of the page.
   */
  shown: Readonly<Record<string, unknown>>
}

/**
 * Puts the address right where it asks for what the page does not show: a level that there is not, half a list of words.
 * The address is replaced, so that the way back is as before, and keeps its hash.
 */
export function RightAddress({ shown }: Props) {
  const router = useRouter()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const settled = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  useEffect(() => {
    // Another page, or another filter of this one, is on its way: the address is not what is drawn.
    if (settled !== router.latestLocation.href) return
    const right = Object.entries(shown).flatMap(([name, value]) => {
      if (search[name] === undefined) return []
      const said = String(search[name] as string | number)
      const meant = meantOf(said, value)
      return meant === said ? [] : [[name, meant] as const]
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
 * Returns what is left of a part of an address: of a list the words that the page knows, each once, in the order in which
 * they came; of what is no list all or nothing, since the page then shows what it shows by itself.
 */
function meantOf(said: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return said === String(value) ? said : undefined
  const words = new Set(said.split(','))
  return [...words].filter((word) => value.includes(word)).join(',') || undefined
}
