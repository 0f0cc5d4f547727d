import { type RefObject, useEffect, useRef } from 'react'
import { drift, DRIFT_SPEED, type Drifting } from '#lib/drift.ts'

/** Margin around what has the focus, in px. */
const CLEAR = 4

/**
 * Moves a box through the field that it lies in, by transform and once a frame; stands still while `still`. Where it
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
  const place = useRef<Drifting>(undefined)
  const { x: shareX, y: shareY } = from
  useEffect(() => {
    const element = box.current
    const field = element?.parentElement
    if (!element || !field) return
    let last: number | undefined
    let frame = 0
    // Measured only where it may have changed: at each frame it would cost a layout.
    const measured = () => ({
      width: field.clientWidth - element.offsetWidth,
      height: field.clientHeight - element.offsetHeight,
    })
    let room = measured()
    const show = () => {
      place.current ??= { x: shareX * room.width, y: shareY * room.height, vx: DRIFT_SPEED, vy: DRIFT_SPEED }
      const now = performance.now()
      place.current = drift(place.current, room, still || last === undefined ? 0 : now - last)
      last = now
      element.style.transform = `translate(${String(place.current.x)}px, ${String(place.current.y)}px)`
      element.toggleAttribute('data-away', coversFocus(element))
    }
    const go = () => {
      show()
      frame = requestAnimationFrame(go)
    }
    if (still) show()
    else go()
    const again = () => still && show()
    const resized = () => {
      room = measured()
      again()
    }
    addEventListener('resize', resized)
    addEventListener('scroll', again, { passive: true })
    document.addEventListener('focusin', again)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', resized)
      removeEventListener('scroll', again)
      document.removeEventListener('focusin', again)
    }
  }, [still, shareX, shareY])
  return box
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
