import * as v from 'valibot'
import { attributeKinds, attributeProblem, type AttributeValue, wordsOf } from '#api/attribute.ts'
import type { Attribute, AttributeChange, Enterprise } from '#api/enterprise.ts'
import { type FactKey, factKeys } from '#features/enterprise/fact-groups.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { FieldError } from '#api/call/error.ts'
import { moneyText } from '#lib/money.ts'
import { valueText } from '#rules/match.ts'
import { numberText } from '#lib/numbers.ts'
import { moneyProblem, numberProblem, type Typed } from '#ui/form/typed.ts'

/** Typed values: numbers as such, a flag as 是, 否 or '', and the year of the yearly values. */
type FactValues = Record<FactKey, Typed> & { year: string }

const isYearly = (key: FactKey) => 'yearly' in attributeKinds[key]

/** True for an amount in 元, typed in 万元. */
export const isMoney = (key: FactKey) => 'unit' in attributeKinds[key] && attributeKinds[key].unit === '元'

/** Returns the unit and the decimals of a number: two for a percentage, none for everything else. */
export const writingOf = (key: FactKey) => {
  const kind = attributeKinds[key]
  const unit = 'unit' in kind ? kind.unit : ''
  return { unit, decimals: unit === '%' ? 2 : 0 }
}

/**
 * Returns the initial values of the form from the city's record. The year is the latest of the yearly values,
 * else last year.
 */
export function factValues({ attributes }: Pick<Enterprise, 'attributes'>, lastYear: number): FactValues {
  const years = attributes.flatMap(({ year }) => (year === undefined ? [] : [year]))
  const year = years.length ? Math.max(...years) : lastYear
  const typed = (value: AttributeValue | undefined): Typed =>
    typeof value === 'boolean' ? (value ? '是' : '否') : value
  const entries = factKeys.map((key) => [key, typed(attributes.find((one) => one.key === key)?.value)])
  return { ...(Object.fromEntries(entries) as Record<FactKey, Typed>), year: String(year) }
}

/** Validates the values and returns a message for each invalid one. The city validates the same again. */
export function factProblems(values: FactValues): Map<FactKey, string> {
  const found = new Map<FactKey, string>()
  for (const key of factKeys) {
    const typed = values[key]
    const value = answerOf(key, typed)
    const formatProblem =
      attributeKinds[key].kind === 'number' && typeof typed === 'string'
        ? isMoney(key)
          ? moneyProblem(typed)
          : numberProblem(typed, writingOf(key))
        : undefined
    const problem = formatProblem ?? (value === undefined ? undefined : attributeProblem(key, value))
    if (problem) found.set(key, problem)
  }
  const exceeds = (key: FactKey, than: FactKey) => {
    const [one, other] = [values[key], values[than]]
    return typeof one === 'number' && typeof other === 'number' && other > 0 && one > other
  }
  if (exceeds('rdStaff', 'employees')) found.set('rdStaff', '研发人员不能多于员工数')
  if (exceeds('rdCost', 'revenue')) found.set('rdCost', '研发费用不能大于营业收入')
  return found
}

/** Schema of the same rules. */
export const factSchema = v.pipe(
  v.custom<FactValues>((values) => typeof values === 'object' && values !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of factProblems(input))
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
      })
  }),
)

/**
 * Returns the changes to send: values that differ from the city's record, and values that are not confirmed
 * yet.
 */
export function factChanges(
  values: FactValues,
  { attributes }: Pick<Enterprise, 'attributes'>,
): (AttributeChange & { key: FactKey })[] {
  return factKeys.flatMap((key) => {
    const before = attributes.find((one) => one.key === key)
    const value = answerOf(key, values[key])
    const year = isYearly(key) && value !== undefined ? Number(values.year) : undefined
    const same =
      before?.value === value &&
      (year === undefined || before?.year === year) &&
      (value === undefined || before?.confirmed === true)
    if (same) return []
    return [
      {
        key,
        confirmed: true,
        ...(value === undefined ? {} : { value }),
        ...(year === undefined ? {} : { year }),
      },
    ]
  })
}

/** Maps the city's refusals of a sent list to the fields of the form. */
export function factRefusals(
  problems: readonly FieldError[],
  sent: readonly { key: FactKey }[],
): Map<string, string> {
  return new Map(
    problems.flatMap(({ field, errorMessage }) => {
      const key = sent[Number(/^attributes\.(\d+)/.exec(field)?.[1])]?.key
      return key ? [[key, errorMessage] as const] : []
    }),
  )
}

function answerOf(key: FactKey, typed: Typed): AttributeValue | undefined {
  if (typed === undefined || typed === '') return undefined
  return attributeKinds[key].kind === 'flag' ? typed === '是' : typed
}

/** Returns a value as text: 4,280 万元, 186 人, 是. */
export function factText({ key, value, unit }: Pick<Attribute, 'key' | 'value' | 'unit'>): string {
  if (value === undefined) return '未填写'
  if (typeof value === 'boolean') return valueText(value, wordsOf(key))
  if (typeof value === 'string') return value
  return unit === '元' ? moneyText(value) : `${numberText(value, 3)} ${unit ?? ''}`.trim()
}

/** Returns the source of a value: 来自税务部门 · 2025 年 · 待确认. */
export const originText = (one: Attribute): string =>
  one.value === undefined ? '' : [sourceText(one), one.confirmed ? '' : '待确认'].filter(Boolean).join(' · ')
