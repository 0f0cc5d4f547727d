import * as v from 'valibot'
import { barePhone } from '#lib/bare-phone.ts'
import { cleanLine } from '#lib/clean.ts'
import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import type { Fields, Field, FieldKind } from './call/fields.ts'
import { Day } from './call/sent.ts'
import { clean, line, text } from './call/shape.ts'
import { declarationFields } from './declaration-fields.ts'
import type { Declaration } from './declaration.ts'
import type { Details, ItemField } from './item-fields.ts'

/** Values by key, as a form, a body or a record of the city has them. */
type Values = Readonly<Record<string, unknown>>

/** Error of a field, by its key. */
interface DetailProblem {
  key: string
  message: string
}

/** Most characters of a text of several lines whose field states no bound. */
export const LONGEST = 500

/** Bounds of a field that states none: characters of a line and of a longer text, numbers, amounts in 元. */
const most = { text: 100, area: LONGEST, number: 1e9, money: 1e12 }

/** Returns the rule of one filled-in field, with its errors in Chinese. */
function schemaOf({ label, kind, min = 0, decimals = 0, choices = [], ...field }: ItemField) {
  if (kind === 'choice') return v.picklist(choices, `请选择${label}`)
  if (kind === 'day') return Day(label)
  if (kind === 'phone')
    return v.pipe(
      v.string(`请填写${label}`),
      clean(barePhone),
      v.regex(/^1\d{10}$/, `${label}应为 11 位手机号`),
    )
  if (kind === 'number' || kind === 'money') {
    const { max = most[kind] } = field
    const words = (bound: number) => (kind === 'money' ? moneyText(bound) : numberText(bound, decimals))
    // Counts the decimals of money in 元: an amount ends with 分.
    const step = 10 ** (kind === 'money' ? 2 : decimals)
    return v.pipe(
      v.number(`请填写${label}`),
      v.minValue(min, `${label}不能小于 ${min === 0 ? '0' : words(min)}`),
      v.maxValue(max, field.max === undefined ? `${label}过大，请核对` : `${label}不能大于 ${words(max)}`),
      v.check(
        (value) => Math.abs(value * step - Math.round(value * step)) < 1e-6 * Math.max(1, value),
        step === 1 ? `${label}应为整数` : `${label}最多 ${String(kind === 'money' ? 2 : decimals)} 位小数`,
      ),
    )
  }
  return kind === 'area'
    ? text(label, field.max ?? most.area, Math.max(1, min))
    : line(label, field.max ?? most.text, Math.max(1, min))
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '')

/**
 * Reads an item's fields from a form or a body: the cleaned values of the fields that the item asks for, and the
 * errors of the others. The portal's form and the city judge by it alike. Ignores values that the item does not ask
 * for, so that a form of an earlier version of the item can still be handed in.
 * @param form values of the common form, to which a field may be compared (`atMost`)
 */
export function readDetails(
  fields: readonly ItemField[],
  details: Values,
  form: Values = {},
): { details: Details; problems: DetailProblem[] } {
  const given = new Map(Object.entries(details))
  const read = new Map<string, string | number>()
  const problems = new Map<string, string>()
  for (const field of fields) {
    const value = given.get(field.key)
    if (field.kind === 'ratio' || (isBlank(value) && !field.required)) continue
    const result = v.safeParse(schemaOf(field), isBlank(value) ? undefined : value)
    if (result.success) read.set(field.key, result.output)
    else problems.set(field.key, result.issues[0].message)
  }
  const valueOf = (key: string) => read.get(key) ?? new Map(Object.entries(form)).get(key)
  for (const { key, label, atMost, notBefore } of fields) {
    const value = read.get(key)
    if (value === undefined) continue
    const [limit, earliest] = [atMost && valueOf(atMost), notBefore && valueOf(notBefore)]
    if (atMost && typeof value === 'number' && typeof limit === 'number' && value > limit)
      problems.set(key, `${label}不能大于${labelOf(fields, atMost)}`)
    if (notBefore && typeof value === 'string' && typeof earliest === 'string' && value < earliest)
      problems.set(key, `${label}不能早于${labelOf(fields, notBefore)}`)
  }
  return {
    details: Object.fromEntries(read),
    problems: [...problems].map(([key, message]) => ({ key, message })),
  }
}

/** Returns the label of a field of the item or of the common form. */
const labelOf = (fields: readonly ItemField[], key: string): string =>
  fields.find((one) => one.key === key)?.label ?? commonFields[`form.${key}`]?.label ?? key

const commonFields: Fields = declarationFields

/** Returns a ratio in percent with two decimals; undefined unless both parts are numbers and the second is above 0. */
export function ratioOf({ of }: Pick<ItemField, 'of'>, details: Values, form: Values): number | undefined {
  const [part, whole] = (of ?? []).map((key) => details[key] ?? form[key])
  if (typeof part !== 'number' || typeof whole !== 'number' || whole <= 0) return undefined
  return Math.round((part / whole) * 10_000) / 100
}

/** Returns each ratio of the item in words, by the name of its field: 11.68%, or — as long as a part is missing. */
export const ratioWords = (fields: readonly ItemField[], details: Values, form: Values) =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'ratio')
      .map((one) => {
        const ratio = ratioOf(one, details, form)
        return [`details.${one.key}`, ratio === undefined ? '—' : `${ratio.toFixed(2)}%`]
      }),
  )

/** Kind of each field as the kit's forms know it. */
const kindOf: Record<ItemField['kind'], FieldKind> = {
  text: 'text',
  area: 'text',
  phone: 'text',
  choice: 'choice',
  day: 'day',
  number: 'number',
  money: 'money',
  ratio: 'shown',
}

/** Returns an item's fields as a table of fields, by the paths of their values: `details.loanAmount`. */
export const detailFields = (fields: readonly ItemField[] = []): Fields =>
  Object.fromEntries(
    fields.map(({ key, label, kind, required, unit, decimals }): [string, Field] => [
      `details.${key}`,
      {
        label,
        kind: kindOf[kind],
        step: 'project',
        ...(required ? {} : { optional: true }),
        ...(unit === undefined ? {} : { unit }),
        ...(decimals === undefined ? {} : { decimals }),
      },
    ]),
  )

/** Returns all fields of a declaration of an item in the form's order: the item's own stand after the amount. */
export const fieldsWithDetails = (fields?: readonly ItemField[]): Fields =>
  Object.fromEntries(
    Object.entries(commonFields).flatMap((one) =>
      one[0] === 'form.applyAmount' ? [one, ...Object.entries(detailFields(fields))] : [one],
    ),
  )

/** R&D cost of a declaration from the time when every form asked for it. */
const rdCostBefore: ItemField = {
  key: 'rdCost',
  label: '上年研发费用',
  kind: 'money',
  group: '研发投入',
  required: true,
}

/** Returns the fields that a declaration's item asked for, which its correction is judged by as well. */
export const fieldsOf = ({ form, fields }: Pick<Declaration, 'form' | 'fields'>): readonly ItemField[] =>
  fields ?? (form?.rdCost === undefined ? [] : [rdCostBefore])

/**
 * Returns the details of a declaration. A portal of the version before sent the R&D cost among the common fields, and
 * declarations of that time have it there.
 */
export const detailsOf = ({ form, details }: Pick<Declaration, 'form' | 'details'>): Details => ({
  ...(form?.rdCost === undefined ? {} : { rdCost: form.rdCost }),
  ...details,
})
