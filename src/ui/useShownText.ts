import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Makes a text field uncontrolled, so that the browser shows each letter without waiting for React. A value from elsewhere
 * replaces the text.
 * @param isMeant returns true if the field's text means the value although its notation differs
 * @returns the ref and default value for the field; the caller handles its changes
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
    // Writes only a different text, because writing the same one would move the caret to its end.
    if (field && !isMeant(field.value)) field.value = text
  })
  useLayoutEffect(() => follow(value), [value])
  return { ref, defaultValue }
}
