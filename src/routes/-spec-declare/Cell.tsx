import type { ComponentProps } from 'react'
import { cleanLine } from '#lib/clean.ts'
import { useDayInput } from '#ui/form/useDayInput.ts'
import { useShownText } from '#ui/useShownText.ts'

type Rest = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onChange'>

interface Props extends Rest {
  value: string
  /** Called for each key with the whole text. */
  onTyped: (text: string) => void
}

/**
 * Shows a text input in a long table. The browser shows each key at once, before React renders the hundred
 * rows. Cleans the text on blur.
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

/** Shows a day input in a long table; see `useDayInput`. */
export function DayCell({
  value,
  onValue,
  ...rest
}: Rest & { value: string; onValue: (value: string) => void }) {
  return <input {...rest} {...useDayInput({ value, onChange: onValue }).input} />
}
