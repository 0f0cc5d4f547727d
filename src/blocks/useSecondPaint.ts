import { useRouter, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'

/** Places of the history whose page was drawn whole. */
const whole = new Set<string>()

/**
 * Says when a page's heavy part is to be drawn: not with its heading, which answers the press, but right after it.
 * Where somebody comes back, or loads the page anew, all is drawn at once, so that the scroll can be restored to where
 * they were.
 */
export function useSecondPaint(): boolean {
  const place = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href })
  const isStep = useRouter().state.resolvedLocation !== undefined
  const now = useDeferredValue(true, !isStep || whole.has(place))
  useEffect(() => {
    if (now) whole.add(place)
  }, [now, place])
  return now
}
