import * as v from 'valibot'
import { maxCharacters } from './call/shape.ts'

/**
 * Kinds of the fields that an item asks for: `text` one line, `area` several lines, `number` in its unit, `money` in
 * 元, `day` as 2026-04-18, `choice` one of its choices, `phone` a mobile number, `ratio` a percentage that is computed
 * of two other fields and never sent.
 */
export const itemFieldKinds = ['text', 'area', 'number', 'money', 'day', 'choice', 'phone', 'ratio'] as const

/**
 * Field that an item asks for besides the common form, such as the loan of a guarantee fee (chosen). `atMost`,
 * `notBefore` and `of` name fields by their keys, of this item or of the common form.
 */
export const ItemField = v.object({
  key: v.string(),
  label: v.string(),
  // Draws a kind that this version does not know as a line of text, so that the item can still be declared.
  kind: v.fallback(v.picklist(itemFieldKinds), 'text'),
  /** Heading that the field stands under; fields of one heading follow each other. */
  group: v.string(),
  required: v.boolean(),
  unit: v.optional(v.string()),
  /** Most decimals of a number; none by default. */
  decimals: v.optional(v.number()),
  /** Least and most: characters of a text, value of a number or an amount. */
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  choices: v.optional(v.array(v.string())),
  hint: v.optional(v.string()),
  /** Attribute of the enterprise (attribute.ts) that fills the field in. */
  prefill: v.optional(v.string()),
  /** Number that this one must not exceed. */
  atMost: v.optional(v.string()),
  /** Day that this one must not precede. */
  notBefore: v.optional(v.string()),
  /** Numerator and denominator of a ratio. */
  of: v.optional(v.tuple([v.string(), v.string()])),
})
export type ItemField = v.InferOutput<typeof ItemField>

/** Bound of the number of fields that an item may ask for. */
const MOST_FIELDS = 60

/**
 * Values of an item's fields by their keys (chosen): numbers in the field's unit, amounts in 元, everything else as
 * text. Bounds a body only; `readDetails` judges each value by its field.
 */
export const Details = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.number(), v.pipe(v.string(), maxCharacters('此项', 2_000))], '请按要求填写此项'),
  ),
  v.check((one) => Object.keys(one).length <= MOST_FIELDS, '填报内容过多，请刷新后重新填写'),
)
export type Details = v.InferOutput<typeof Details>
