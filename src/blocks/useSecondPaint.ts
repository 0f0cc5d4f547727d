import { type ParsedLocation, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { firstHistoryKey } from '#ui/booted.ts'

/** History entries whose page was rendered completely. */
const renderedPlaces = new Set<string>()

/** Returns the key of a location's history entry. */
const placeOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/**
 * Returns true once a page's heavy part may render: not with its heading, which answers the press, but right after it.
 * Returning or reloading renders everything at once, so that the scroll position can be restored.
 */
export function useSecondPaint(): boolean {
  const place = useRouterState({ select: ({ location }) => placeOf(location) })
  // The previous page stays rendered, at the new address, until the next page is rendered.
  const renderedPlace = useRouterState({ select: ({ resolvedLocation: at }) => at && placeOf(at) })
  const isNavigation = renderedPlace !== undefined && place !== firstHistoryKey()
  const now = useDeferredValue(true, !isNavigation || renderedPlaces.has(place))
  useEffect(() => {
    if (now && renderedPlace !== undefined) renderedPlaces.add(renderedPlace)
  }, [now, renderedPlace])
  return now
}
