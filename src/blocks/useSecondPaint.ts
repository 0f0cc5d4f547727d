import { type ParsedLocation, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { firstPlace } from '#ui/booted.ts'

/** Places of the history whose page was drawn whole. */
const whole = new Set<string>()

/** The place of an address in the history. */
const placeOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/**
 * Says when a page's heavy part is to be drawn: not with its heading, which answers the press, but right after it. Where
 * somebody comes back or loads the page anew all is drawn at once, so that the scroll can be restored to where they were.
 */
export function useSecondPaint(): boolean {
  const place = useRouterState({ select: ({ location }) => placeOf(location) })
  // The page before stays until the next is drawn, and stands at the next one's address meanwhile.
  const drawn = useRouterState({ select: ({ resolvedLocation: at }) => at && placeOf(at) })
  const isStep = drawn !== undefined && place !== firstPlace()
  const now = useDeferredValue(true, !isStep || whole.has(place))
  useEffect(() => {
    if (now && drawn !== undefined) whole.add(drawn)
  }, [now, drawn])
  return now
}
