import { startTransition, useLayoutEffect, useState } from 'react'

/**
 * Keeps the value as it was until what is drawn with the new one has been seen: for what may come a picture later. React's
 * own deferring begins with the rest at once, and the browser then lays out and paints both in one picture.
 * @param before what it is until the first one has been seen, where that is to come later too
 * @returns the value of before, and the new one once its first picture is painted
 */
export function useAfterPaint<Value>(value: Value, before = value): Value {
  const [late, setLate] = useState(before)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLate(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return late
}
