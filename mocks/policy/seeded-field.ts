import type { AttributeKey } from '#api/attribute.ts'
import type { ItemField } from '#api/item-fields.ts'

/** Field of a seeded item with an example of its value; that of a day is a number of days from today. */
export interface SeededField extends ItemField {
  example: string | number
}

type Row = Omit<SeededField, 'group'>
type More = Partial<Omit<ItemField, 'key' | 'label' | 'kind' | 'prefill'>> & { prefill?: AttributeKey }

/** Returns a function that makes fields of one kind. */
export const field =
  (kind: ItemField['kind'], own: More = {}) =>
  (key: string, label: string, example: string | number, more: More = {}): Row => ({
    key,
    label,
    kind,
    required: true,
    ...own,
    ...more,
    example,
  })

/** Makes a field of one line. */
export const line = field('text')
/** Makes a field of several lines. */
export const area = field('area', { min: 10 })
/** Makes a field of an amount in 元. */
export const money = field('money')
/** Makes a field of a day; its example counts days from today. */
export const day = field('day')
/** Makes a field of a number of people. */
export const count = field('number', { unit: '人' })
/** Makes a field of a percentage. */
export const percent = field('number', { unit: '%', decimals: 2, max: 100 })
/** Makes a field of one of these words; the first is its example. */
export const choice = (key: string, label: string, choices: string[], more: More = {}) =>
  field('choice', { choices })(key, label, choices[0]!, more)
/** Marks a field that may stay empty. */
export const optional = { required: false } as const

/** Puts fields under a heading. */
export const group = (title: string, ...rows: Row[]): SeededField[] =>
  rows.map((one) => ({ ...one, group: title }))
