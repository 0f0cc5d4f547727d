import { type ParsedLocation, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { firstPlace } from '#ui/booted.ts'
import { answered } from '#ui/page-head.ts'

/** Places of the history whose page was drawn whole. */
const whole = new Set<string>()

/** The place of an address in the history. */
const placeOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/**
 * Says when a page's heavy part is to be drawn: not with its heading, which answers the press, but right after it.
 * Where the frame has painted the heading already (`layouts/heading-ahead.tsx`), and where somebody comes back or loads
 * the page anew, so that the scroll can be restored to where they were, all is drawn at once.
 */
export function useSecondPaint(): boolean {
  const place = useRouterState({ select: ({ location }) => placeOf(location) })
  // The page before stays until the next is drawn, and stands at the next one's address meanwhile.
  const drawn = useRouterState({ select: ({ resolvedLocation: at }) => at && placeOf(at) })
  const isStep = drawn !== undefined && place !== firstPlace()
  const now = useDeferredValue(true, !isStep || answered.painted !== undefined || whole.has(place))
  useEffect(() => {
    if (now && drawn !== undefined) whole.add(drawn)
  }, [now, drawn])
  return now
}
