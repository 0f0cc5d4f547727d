import type { ComponentProps } from 'react'
import { useShownText } from '#ui/useShownText.ts'

interface Props extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onChange'> {
  value: string
  /** Told of each key, with the whole text. */
  onTyped: (text: string) => void
}

/**
 * A line of text in a long table, drawn by React when the form follows: a key is on the screen before any of the hundred
 * rows is looked at.
 */
export function Cell({ value, onTyped, ...rest }: Props) {
  return <input {...rest} {...useShownText(value)} onChange={({ target }) => onTyped(target.value)} />
}
