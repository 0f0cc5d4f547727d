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
    const wrong = Object.entries(shown).filter(
      ([name, value]) => search[name] !== undefined && String(search[name]) !== String(value),
    )
    if (wrong.length === 0) return
    const right = wrong.map(([name, value]) => [name, listText(value)] as const)
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

/** Returns a list of words as addresses have it; undefined for what is no list, since the page then shows what it shows by itself. */
const listText = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join(',') : undefined)
