import { getBy } from '@tanstack/react-form'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import { dateText, isDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { type Writing, writeNumber } from '#ui/form/typed.ts'
import type { FormState } from './form-state.ts'
import { withoutRow } from './names.ts'

/** Text of an empty value. */
export const MISSING = '未填写'

/** Returns the files of a field; undefined if it is no list of files. */
export function filesAt(name: string, values: object): Attachment[] | undefined {
  const value: unknown = getBy(values, name)
  return Array.isArray(value) && value.every(isAttachment) ? value : undefined
}

/** Returns a field's value as text. */
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

/** Returns the field itself, or for a list of slots for papers one name per slot. */
export function linesOf(name: string, values: object): string[] {
  const value: unknown = getBy(values, name)
  if (!Array.isArray(value) || !value.every((one) => Object(one) === one && 'files' in Object(one)))
    return [name]
  return value.map((_, index) => `${name}[${String(index)}].files`)
}
