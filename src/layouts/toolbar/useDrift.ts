import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds for each px of the way (specification, section 2). */
const PACE = 20

/** Milliseconds between two looks at whether it covers what has the focus: half a box's margin of the way. */
const LOOK_EVERY = 100

/** Margin around what has the focus, in px. */
const CLEAR = 10

interface Leg {
  animation: Animation
  /** Measures the way anew; the place on it stays what share of it it was. */
  measure: () => void
}

/**
 * Moves a box through the field that it lies in, there and back along both axes; stands still while `still`. Where it
 * would cover what has the focus it makes way (`data-away`), moving or not (WCAG 2.4.11).
 * @param from where it begins, as a share of the room there is
 * @returns the ref of the box
 */
export function useDrift({
  still,
  from,
}: {
  still: boolean
  from: { x: number; y: number }
}): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  const legs = useRef<Leg[]>([])
  const { x, y } = from
  const drift = useEffectEvent(() =>
    legs.current.forEach(({ animation }) => (still ? animation.pause() : animation.play())),
  )
  useEffect(() => {
    const element = box.current
    const field = element?.parentElement
    if (!element || !field) return
    const [across, down] = [
      leg(element, 'translate', x, () => field.clientWidth - element.offsetWidth),
      leg(element, 'transform', y, () => field.clientHeight - element.offsetHeight),
    ]
    legs.current = [across, down]
    drift()
    const measure = () => legs.current.forEach((one) => one.measure())
    addEventListener('resize', measure)
    return () => {
      removeEventListener('resize', measure)
      legs.current.forEach(({ animation }) => animation.cancel())
    }
  }, [x, y])
  useEffect(() => {
    drift()
    const look = () => box.current?.toggleAttribute('data-away', coversFocus(box.current))
    look()
    const timer = still ? undefined : setInterval(look, LOOK_EVERY)
    addEventListener('resize', look)
    addEventListener('scroll', look, { passive: true })
    document.addEventListener('focusin', look)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look)
      document.removeEventListener('focusin', look)
    }
  }, [still])
  return box
}

/**
 * There and back along one axis for ever. The browser moves it by itself: steps in script would keep the page busy at
 * every frame. Each axis has a property of its own, as each has a time of its own.
 */
function leg(
  element: HTMLElement,
  property: 'translate' | 'transform',
  share: number,
  room: () => number,
): Leg {
  const shown = (px: number) =>
    property === 'translate' ? `${String(px)}px 0` : `translateY(${String(px)}px)`
  const frames = (px: number) => ({ [property]: [shown(0), shown(px)] })
  // Without room it stands at the edge.
  const way = () => Math.max(room(), 0)
  const timing = (px: number) => ({ duration: Math.max(px, 1) * PACE })
  let px = way()
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
      px = way()
      const effect = animation.effect as KeyframeEffect
      effect.setKeyframes(frames(px))
      effect.updateTiming(timing(px))
      animation.currentTime = (Number(animation.currentTime) / before) * timing(px).duration
    },
  }
}

/** True where the box lies over the control that has the focus. */
function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || box.contains(focused) || !focused.matches('a, button, input, select, textarea, summary')) {
    return false
  }
  const [over, under] = [box.getBoundingClientRect(), focused.getBoundingClientRect()]
  return (
    over.left < under.right + CLEAR &&
    over.right > under.left - CLEAR &&
    over.top < under.bottom + CLEAR &&
    over.bottom > under.top - CLEAR
  )
}
