import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Lets the browser show what is typed into a field of text by itself: React, which would draw the field anew at each letter,
 * comes after what the letter finds. A value from elsewhere replaces the text.
 * @param isMeant whether the text that stands in the field says the value, though it is not written as the value is
 * @returns what the field is given; its change tells its text
 */
export function useShownText<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string,
  isMeant: (text: string) => boolean = (text) => text === value,
): {
  ref: RefObject<Field | null>
  defaultValue: string
} {
  const ref = useRef<Field>(null)
  const [defaultValue] = useState(value)
  const follow = useEffectEvent((text: string) => {
    const field = ref.current
    // To write the same text would move the caret to its end.
    if (field && !isMeant(field.value)) field.value = text
  })
  useLayoutEffect(() => follow(value), [value])
  return { ref, defaultValue }
}
