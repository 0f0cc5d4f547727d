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
  /** Whether a text says the value, though it is not written as the value is: then it stays as it was typed. */
  isMeant?: (text: string) => boolean
  /** Told of each key, with the whole text. */
  onTyped: (text: string) => void
}

/**
 * One line of text in Fluent's look, made of the parts that Fluent has for this. Its own input is drawn by React at each
 * key; in this one the browser shows what is typed, and React comes after.
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

/** Several lines of text, in the same way. */
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
