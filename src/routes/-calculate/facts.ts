import {
  attributeKeys,
  attributeKinds,
  attributeProblem,
  type AttributeKey,
  type AttributeValue,
  type Answers,
  wordsOf,
} from '#api/attribute.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { Attribute, LibraryEnterprise } from '#api/enterprise.ts'
import type { MatchAttribute } from '#api/match.ts'
import { valueText } from '#rules/match.ts'
import { moneyProblem, numberProblem, type Typed } from '#ui/form/typed.ts'

/** Fact from a register, a record or a report. */
export type KnownFact = Pick<Attribute, 'key' | 'value' | 'source'> &
  Partial<Pick<Attribute, 'year' | 'confirmed' | 'register'>>

/** Values typed here: an unreadable number stays text; null clears an earlier answer. */
export type TypedAnswers = Partial<Record<AttributeKey, Typed | boolean | null>>

/** Source of a value, as shown to users. */
type Origin = '官方' | '手工' | '上次填写' | '本次填写'

/** One attribute with all that a page shows of it. */
export interface Entry {
  key: AttributeKey
  label: string
  unit?: string
  said?: readonly [yes: string, no: string]
  /** Value for the rules; undefined if nothing is known or the typed value is invalid. */
  value?: AttributeValue
  /** Value shown in the control. */
  typed: Typed | boolean
  origin?: Origin
  /** Register of an official value in the city's words. */
  register?: string
  year?: number
  /** Recorded value, which counts again when the typed one is cleared. */
  record?: AttributeValue
  /** Error of the typed value. */
  problem?: string
  /** True if only the register may provide the value. */
  locked: boolean
}

/** Attributes that are not asked, because no condition uses them. */
const unasked: readonly AttributeKey[] = ['enName', 'creditCode', 'mainBusiness']

const registeredOnly = (key: AttributeKey) => 'registered' in attributeKinds[key]
const isYearly = (key: AttributeKey) => 'yearly' in attributeKinds[key]

/** Returns the unit and decimals of a number that is no amount. */
export const writingOf = (key: AttributeKey) => {
  const unit = wordsOf(key).unit ?? ''
  return { unit, decimals: unit === '%' ? 2 : 0 }
}

/** True for an amount in 元, which is typed in 万元. */
export const isMoney = (key: AttributeKey): boolean => wordsOf(key).unit === '元'

/** Returns the error of a typed value; undefined for a valid or empty one. */
function problemOf(key: AttributeKey, typed: Typed | boolean | null): string | undefined {
  if (typed === null || typed === undefined || typed === '') return undefined
  const { kind } = attributeKinds[key]
  if (kind === 'number' && typeof typed === 'string')
    return isMoney(key) ? moneyProblem(typed) : numberProblem(typed, writingOf(key))
  return attributeProblem(key, typed)
}

interface Sources {
  /** Facts from the enterprise's record or the library. */
  known: readonly KnownFact[]
  /** Answers saved before. */
  kept: Answers
  said: TypedAnswers
  /** Year that yearly figures typed now refer to. */
  lastYear: number
  /** True if the register knows this enterprise: values that only the register may provide are not asked. */
  registered: boolean
}

/**
 * Returns every asked attribute in order. A typed value takes precedence over a saved answer, and that over the record.
 */
export function entriesOf({ known, kept, said, lastYear, registered }: Sources): Entry[] {
  return attributeKeys
    .filter((key) => !unasked.includes(key))
    .map((key): Entry => {
      const record = known.find((one) => one.key === key)
      const base = {
        key,
        ...wordsOf(key),
        locked: registered && registeredOnly(key),
        ...(record?.value === undefined ? {} : { record: record.value }),
      }
      const before: Partial<Entry> =
        record?.value === undefined
          ? {}
          : {
              value: record.value,
              origin: record.source,
              ...(record.register === undefined ? {} : { register: record.register }),
              ...(record.year === undefined ? {} : { year: record.year }),
            }
      const answered: Partial<Entry> =
        kept[key] === undefined || kept[key] === record?.value
          ? before
          : { value: kept[key], origin: '上次填写' }
      const now = said[key]
      if (now === undefined || base.locked) return { ...base, ...answered, typed: answered.value }
      if (now === null || now === '') return { ...base, ...before, typed: before.value }
      const problem = problemOf(key, now)
      if (problem) return { ...base, typed: now, origin: '本次填写', problem }
      if (now === answered.value) return { ...base, ...answered, typed: now }
      return {
        ...base,
        typed: now,
        value: now,
        origin: '本次填写',
        ...(isYearly(key) ? { year: lastYear } : {}),
      }
    })
}

/** Returns the facts for the rules: every attribute, also those without a value. */
export const factsFrom = (entries: readonly Entry[]) =>
  entries.map(({ key, label, unit, said, value }) => ({ key, label, unit, said, value }))

/** Returns the attributes of a report request: known values only, including 0 and false. */
export const attributesFrom = (entries: readonly Entry[]): MatchAttribute[] =>
  entries.flatMap(({ key, value, year, origin }) =>
    value === undefined
      ? []
      : [
          {
            key,
            value,
            ...(year === undefined ? {} : { year }),
            source: origin === '官方' ? '官方' : '手工',
            confirmed: true,
          },
        ],
  )

/** Returns the answers to save: the earlier ones, overwritten by the typed ones. */
export function answersFrom(kept: Answers, said: TypedAnswers): Answers {
  const answers: Answers = { ...kept }
  for (const key of attributeKeys) {
    const now = said[key]
    if (now === undefined) continue
    if (now === null || now === '') delete answers[key]
    else if (!problemOf(key, now)) answers[key] = now
  }
  return answers
}

/**
 * Returns the facts of an enterprise from the city's library. A listed title is a fact; an unlisted one may be missing
 * there, so it is unknown.
 */
export function knownOf(one: LibraryEnterprise): KnownFact[] {
  const official = { source: '官方' as const, confirmed: true }
  const titles = {
    aboveScale: ['规上'],
    highTech: ['高企'],
    techSme: ['科小'],
    srdi: ['专精特新', '小巨人'],
  } as const
  return [
    { key: 'district', value: one.district, ...official },
    { key: 'industry', value: one.industry, ...official },
    { key: 'foundedYear', value: one.foundedYear, ...official },
    ...(Object.keys(titles) as (keyof typeof titles)[]).flatMap((key): KnownFact[] =>
      titles[key].some((title) => one.tags.includes(title)) ? [{ key, value: true, ...official }] : [],
    ),
  ]
}

/** Returns a value as shown: 4,280 万元, 未列入, 2014 年; 未填写 for a missing one. */
export const entryText = (entry: Pick<Entry, 'value' | 'unit' | 'said'>): string =>
  entry.value === undefined ? '未填写' : valueText(entry.value, entry)

/** Returns the source of a value: 来自税务部门 · 2025 年, 本次填写 · 2025 年. */
export function originText({
  key,
  origin,
  register,
  year,
}: Pick<Entry, 'key' | 'origin' | 'register' | 'year'>): string {
  if (origin === '官方' || origin === '手工') return sourceText({ key, source: origin, register, year })
  return [origin, year === undefined ? '' : `${String(year)} 年`].filter(Boolean).join(' · ')
}

/** Returns the facts of a saved report in the shape of live ones. */
export const entriesOfReport = (attributes: readonly MatchAttribute[]): Entry[] =>
  attributes.map(({ key, value, year, source }) => ({
    key,
    ...wordsOf(key),
    value,
    typed: value,
    locked: true,
    ...(source ? { origin: source } : {}),
    ...(year === undefined ? {} : { year }),
  }))
