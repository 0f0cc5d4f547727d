import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Lets the browser show what is typed into a line of text by itself: React, which would draw the line anew at each letter,
 * comes after what the letter finds. A value from elsewhere replaces the text.
 * @returns what the line is given; its change tells its text
 */
export function useShownText(value: string): {
  ref: RefObject<HTMLInputElement | null>
  defaultValue: string
} {
  const ref = useRef<HTMLInputElement>(null)
  const [defaultValue] = useState(value)
  useLayoutEffect(() => {
    const line = ref.current
    // To write the same text would move the caret to its end.
    if (line && line.value !== value) line.value = value
  }, [value])
  return { ref, defaultValue }
}
