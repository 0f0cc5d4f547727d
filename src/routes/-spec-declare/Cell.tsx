import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> {
  value: string
  /** Told of each key, with the whole text. */
  onTyped: (text: string) => void
}

/**
 * A line of text in a long table. The browser shows what is typed: React draws the cell when the form follows, so that a
 * key is on the screen before any of the hundred rows is looked at. A value from elsewhere replaces the text.
 */
export function Cell({ value, onTyped, ...rest }: Props) {
  const control = useRef<HTMLInputElement>(null)
  const [first] = useState(value)
  useLayoutEffect(() => {
    // What shows it already is let be: to write the same text moves the caret to its end.
    if (control.current && control.current.value !== value) control.current.value = value
  }, [value])
  return (
    <input {...rest} ref={control} defaultValue={first} onChange={({ target }) => onTyped(target.value)} />
  )
}
