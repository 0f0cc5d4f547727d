import {
  type InputProps,
  renderInput_unstable,
  renderTextarea_unstable,
  type TextareaProps,
  useInput_unstable,
  useInputStyles_unstable,
  useTextarea_unstable,
  useTextareaStyles_unstable,
} from '@fluentui/react-components'
import { useShownText } from '#ui/useShownText.ts'

type Own = 'ref' | 'value' | 'defaultValue' | 'onChange'
interface Text {
  value: string
  /** Returns true if a typed text means the current value although its notation differs; such a text stays as typed. */
  isMeant?: (text: string) => boolean
  /** Receives the whole text at each input */
  onTyped: (text: string) => void
}

/**
 * Renders a text input in Fluent's look from Fluent's render functions. Unlike Fluent's Input it is uncontrolled, so that the
 * browser shows typed text without waiting for React.
 */
export function Line({ value, isMeant, onTyped, ...props }: Omit<InputProps, Own> & Text) {
  const { ref, defaultValue } = useShownText(value, isMeant)
  const state = useInput_unstable(props, ref)
  useInputStyles_unstable(state)
  const { value: _, ...input } = state.input
  return renderInput_unstable({
    ...state,
    input: { ...input, defaultValue, onChange: ({ target }) => onTyped(target.value) },
  })
}

/** Renders a text area in the same way. */
export function Lines({ value, isMeant, onTyped, ...props }: Omit<TextareaProps, Own> & Text) {
  const { ref, defaultValue } = useShownText<HTMLTextAreaElement>(value, isMeant)
  const state = useTextarea_unstable(props, ref)
  useTextareaStyles_unstable(state)
  const { value: _, ...textarea } = state.textarea
  return renderTextarea_unstable({
    ...state,
    textarea: { ...textarea, defaultValue, onChange: ({ target }) => onTyped(target.value) },
  })
}
