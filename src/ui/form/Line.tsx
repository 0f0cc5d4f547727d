import { Input, type InputProps, Textarea, type TextareaProps } from '@fluentui/react-components'
import { useState } from 'react'

type Own = 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur'
interface Text {
  value: string
  /** Returns true if a typed text means the current value although its notation differs; such a text stays as typed. */
  isMeant?: (text: string) => boolean
  /** Receives the whole text at each input */
  onTyped: (text: string) => void
  /** Returns the text to show after the field is left */
  clean: (text: string) => string
  onBlur?: () => void
}

/**
 * Keeps the typed text until another value replaces it, because a form follows a key only within 120 ms.
 *
 * An uncontrolled input of Fluent's unstable parts won nothing: a key in an appeal's title was painted after 43
 * to 62 ms with them and 33 to 44 ms without, medians of two runs at 4x CPU on a busy machine, and the page
 * worked 51 to 67 and 60 to 66 ms for it (`npm run bench -- keys`, 2026-11-29).
 */
function useText({ value, isMeant = (text) => text === value, onTyped, clean, onBlur }: Text) {
  const [shown, setShown] = useState({ text: value, value })
  if (shown.value !== value) setShown({ text: isMeant(shown.text) ? shown.text : value, value })
  return {
    value: shown.text,
    onChange: (_: unknown, { value: text }: { value: string }) => {
      setShown({ text, value })
      onTyped(text)
    },
    onBlur: () => {
      setShown({ text: clean(shown.text), value })
      onBlur?.()
    },
  }
}

/** Renders a text input in Fluent's look. */
export function Line({ value, isMeant, onTyped, clean, onBlur, ...props }: Omit<InputProps, Own> & Text) {
  return <Input {...props} {...useText({ value, isMeant, onTyped, clean, onBlur })} />
}

/** Renders a text area in the same way. */
export function Lines({ value, isMeant, onTyped, clean, onBlur, ...props }: Omit<TextareaProps, Own> & Text) {
  return <Textarea {...props} {...useText({ value, isMeant, onTyped, clean, onBlur })} />
}
