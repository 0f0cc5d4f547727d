import { type ChangeEvent, type ClipboardEvent, useState } from 'react'
import { afterPress } from '#lib/after-press.ts'
import { cleanLine } from '#lib/clean.ts'
import { isDay } from '#lib/dates.ts'
import { readDay } from '#lib/day-text.ts'
import type { ValueProps } from './field.ts'

/** Says why a text is no day; undefined where it is one, or nothing. */
export const dayProblem = (text: string): string | undefined =>
  text && !isDay(text) ? `“${cleanLine(text)}”不是日历上的日期，可写作 2026-01-05` : undefined

/**
 * Gives an input the browser's own picker of days, and takes a day that is pasted into it as people write it: the browser
 * would drop it. A text that is no day stays in the input as text, to be mended, and is a day once it can be read.
 * @returns the props of the input, and what is wrong with its text
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
        // What is wrong with it moves what stands below, a press perhaps.
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
