import { type ChangeEvent, type ClipboardEvent, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { cleanLine } from '#lib/clean.ts'
import { isDay } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import type { ValueProps } from './field.ts'

/** Returns the error of a text that is no date; undefined if it is one or empty. */
export const dayProblem = (text: string): string | undefined =>
  text && !isDay(text) ? `“${cleanLine(text)}”不是日历上的日期，可写作 2026-01-05` : undefined

/**
 * Provides an input with the browser's date picker that also accepts pasted dates in common notations, which the
 * browser would drop. Text that is no date stays as text for correction. The input is of type text as long as it holds
 * such text. Price: one control with two appearances.
 * @returns the props of the input, and the error of its text
 */
export function useDayInput({ value, onChange, onBlur }: ValueProps<string>) {
  const [isTyping, setTyping] = useState(false)
  const isText = isTyping || dayProblem(value) !== undefined
  return {
    problem: isTyping ? undefined : dayProblem(value),
    input: {
      type: isText ? ('text' as const) : ('date' as const),
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (isText) setTyping(true)
        onChange(target.value)
      },
      onBlur: () => {
        if (isText) onChange(readDay(value) ?? cleanLine(value))
        // Shows the error only after a press outside has become a click, because it moves the content below.
        afterPress(() => setTyping(false))
        onBlur?.()
      },
      onPaste: (event: ClipboardEvent) => {
        const text = cleanLine(event.clipboardData.getData('text'))
        if (isText || !text) return
        event.preventDefault()
        onChange(readDay(text) ?? text)
      },
    },
  }
}
