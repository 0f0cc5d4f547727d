import type { ComponentProps } from 'react'
import { cleanLine } from '#lib/clean.ts'
import { useDayInput } from '#ui/form/useDayInput.ts'
import { useShownText } from '#ui/useShownText.ts'

type Rest = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onChange'>

interface Props extends Rest {
  value: string
  /** Told of each key, with the whole text. */
  onTyped: (text: string) => void
}

/**
 * A line of text in a long table, drawn by React when the form follows: a key is on the screen before any of the hundred
 * rows is looked at. It is clean once it is left.
 */
export function Cell({ value, onTyped, ...rest }: Props) {
  return (
    <input
      {...rest}
      {...useShownText(value)}
      onChange={({ target }) => onTyped(target.value)}
      onBlur={({ target }) => {
        const clean = cleanLine(target.value)
        if (clean !== target.value) onTyped(clean)
      }}
    />
  )
}

/** A day in a long table; see `useDayInput`. */
export function DayCell({
  value,
  onValue,
  ...rest
}: Rest & { value: string; onValue: (value: string) => void }) {
  return <input {...rest} {...useDayInput({ value, onChange: onValue }).input} />
}
