import { getBy } from '@tanstack/react-form'
import type { Fields } from '#api/call/fields.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import { dateText, isDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { type Writing, writeNumber } from '#ui/form/typed.ts'
import { saidOf } from './fields.ts'
import type { FormState } from './form-state.ts'
import { withoutRow } from './names.ts'

/** Said of what was left empty. */
export const MISSING = '未填写'

/** The files of a field; undefined where it holds none. */
export function filesAt(name: string, values: object): Attachment[] | undefined {
  const value: unknown = getBy(values, name)
  return Array.isArray(value) && value.every(isAttachment) ? value : undefined
}

/** A field's value in words, as it was filled in. */
export function wordsAt(
  name: string,
  { values, amounts, numbers }: Pick<FormState, 'amounts' | 'numbers'> & { values: object },
): string {
  const value: unknown = getBy(values, name)
  const plain = withoutRow(name)
  if (value === undefined || value === '') return MISSING
  if (typeof value === 'number') {
    if (amounts.includes(plain)) return moneyText(value)
    const writing: Writing | undefined = numbers[plain]
    return writing ? `${writeNumber(value, writing)} ${writing.unit}` : String(value)
  }
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value))
    return value.map((one) => (isAttachment(one) ? one.fileName : String(one))).join('、') || MISSING
  if (typeof value !== 'string') return ''
  return isDay(value) ? dateText(`${value}T00:00:00+08:00`) : value
}

/** A list of slots for papers is a line for each. */
export function linesOf(name: string, values: object): string[] {
  const value: unknown = getBy(values, name)
  if (!Array.isArray(value) || !value.every((one) => Object(one) === one && 'files' in Object(one)))
    return [name]
  return value.map((_, index) => `${name}[${String(index)}].files`)
}

/**
 * Returns what a record says for its page, a line for each field that holds something, in the order of the form. Papers
 * have a list of their own there, and what was agreed to is not repeated.
 * @param words of the fields that come from elsewhere or say more than their value; '' or undefined leaves one out
 */
export function factsOf(
  fields: Fields,
  values: object,
  words: Readonly<Record<string, string | undefined>> = {},
): [label: string, words: string][] {
  const said = saidOf(fields)
  return Object.entries(fields).flatMap(([name, { label, kind }]): [string, string][] => {
    if (kind === 'papers' || kind === 'flag' || kind === 'column') return []
    const text = name in words ? words[name] : wordsAt(name, { values, ...said })
    return text && text !== MISSING ? [[label, text]] : []
  })
}
