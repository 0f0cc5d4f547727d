import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Duration per px of the path, in milliseconds (specification, section 2). */
const MS_PER_PX = 20

/**
 * Interval of the check whether the box covers the focused element, in milliseconds: the box moves half of the margin
 * in it.
 */
const CHECK_INTERVAL_MS = 100

/** Margin around the focused element, in px. */
const FOCUS_MARGIN_PX = 10

interface AxisAnimation {
  animation: Animation
  /** Measures the path again; the box keeps its relative position on it. */
  measure: () => void
}

/**
 * Moves a box through its parent, back and forth along both axes; pauses while `still`. Hides it where it would cover
 * the focused element (`data-away`), moving or not (WCAG 2.4.11).
 * @param from start position, as a share of the free room
 * @returns ref of the box
 */
export function useDrift({
  still,
  from,
}: {
  still: boolean
  from: { x: number; y: number }
}): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const axes = useRef<AxisAnimation[]>([])
  const { x, y } = from
  const drift = useEffectEvent(() =>
    axes.current.forEach(({ animation }) => (still ? animation.pause() : animation.play())),
  )
  useEffect(() => {
    const element = box.current
    const field = element?.parentElement
    if (!element || !field) return
    const [across, down] = [
      animateAxis(element, 'translate', x, () => field.clientWidth - element.offsetWidth),
      animateAxis(element, 'transform', y, () => field.clientHeight - element.offsetHeight),
    ]
    axes.current = [across, down]
    drift()
    const measure = () => axes.current.forEach((one) => one.measure())
    addEventListener('resize', measure)
    return () => {
      removeEventListener('resize', measure)
      axes.current.forEach(({ animation }) => animation.cancel())
    }
  }, [x, y])
  useEffect(() => {
    drift()
    const checkFocus = () => box.current?.toggleAttribute('data-away', coversFocus(box.current))
    checkFocus()
    const timer = still ? undefined : setInterval(checkFocus, CHECK_INTERVAL_MS)
    addEventListener('resize', checkFocus)
    addEventListener('scroll', checkFocus, { passive: true })
    document.addEventListener('focusin', checkFocus)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', checkFocus)
      removeEventListener('scroll', checkFocus)
      document.removeEventListener('focusin', checkFocus)
    }
  }, [still])
  return box
}

/**
 * Animates one axis back and forth endlessly. Uses the browser's animation, because steps in script would keep the page
 * busy in every frame. Each axis uses its own CSS property, because the axes have different durations.
 */
function animateAxis(
  element: HTMLElement,
  property: 'translate' | 'transform',
  share: number,
  room: () => number,
): AxisAnimation {
  const shown = (px: number) =>
    property === 'translate' ? `${String(px)}px 0` : `translateY(${String(px)}px)`
  const frames = (px: number) => ({ [property]: [shown(0), shown(px)] })
  // Stays at the edge if there is no room.
  const pathLength = () => Math.max(room(), 0)
  const timing = (px: number) => ({ duration: Math.max(px, 1) * MS_PER_PX })
  let px = pathLength()
  const animation = element.animate(frames(px), {
    ...timing(px),
    direction: 'alternate',
    iterations: Infinity,
  })
  animation.currentTime = share * timing(px).duration
  return {
    animation,
    measure() {
      const before = timing(px).duration
      px = pathLength()
      const effect = animation.effect as KeyframeEffect
      effect.setKeyframes(frames(px))
      effect.updateTiming(timing(px))
      animation.currentTime = (Number(animation.currentTime) / before) * timing(px).duration
    },
  }
}

/** Returns true if the box overlaps the focused control. */
function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || box.contains(focused) || !focused.matches('a, button, input, select, textarea, summary')) {
    return false
  }
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()]
  return (
    over.left < under.right + FOCUS_MARGIN_PX &&
    over.right > under.left - FOCUS_MARGIN_PX &&
    over.top < under.bottom + FOCUS_MARGIN_PX &&
    over.bottom > under.top - FOCUS_MARGIN_PX
  )
}
