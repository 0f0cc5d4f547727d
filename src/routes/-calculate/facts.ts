import {
  attributeKeys,
  attributeKinds,
  attributeProblem,
  type AttributeKey,
  type AttributeValue,
  type Answers,
  wordsOf,
} from '#api/attribute.ts'
import { sourceWords } from '#rules/fact-sources.ts'
import type { Attribute, LibraryEnterprise } from '#api/enterprise.ts'
import type { MatchAttribute } from '#api/match.ts'
import { valueText } from '#rules/match.ts'
import { moneyProblem, numberProblem, type Typed } from '#ui/form/typed.ts'

/** A fact as a register, a record or a report knows it. */
export type Known = Pick<Attribute, 'key' | 'value' | 'source'> &
  Partial<Pick<Attribute, 'year' | 'confirmed'>>

/** What somebody typed here: a number that could not be read stays text; null takes an earlier answer back. */
export type Said = Partial<Record<AttributeKey, Typed | boolean | null>>

/** Where a value comes from, as a page says it. */
type Origin = '官方' | '手工' | '上次填写' | '本次填写'

const originWords: Record<Origin, string> = { ...sourceWords, 上次填写: '上次填写', 本次填写: '本次填写' }

/** One attribute with all that a page shows of it. */
export interface Entry {
  key: AttributeKey
  label: string
  unit?: string
  said?: readonly [yes: string, no: string]
  /** What is judged by; missing where nothing is known, or what was typed is wrong. */
  value?: AttributeValue
  /** What stands in its control. */
  typed: Typed | boolean
  origin?: Origin
  year?: number
  /** What is on record of it, and counts again where what was typed is taken back. */
  record?: AttributeValue
  /** What is wrong with what was typed. */
  problem?: string
  /** Only the register may say it. */
  locked: boolean
}

/** What nobody is asked: no condition is about it. */
const unasked: readonly AttributeKey[] = ['enName', 'creditCode', 'mainBusiness']

const registeredOnly = (key: AttributeKey) => 'registered' in attributeKinds[key]
const isYearly = (key: AttributeKey) => 'yearly' in attributeKinds[key]

/** How a number that is no amount is written. A year has no thousands. */
export const writingOf = (key: AttributeKey) => {
  const unit = wordsOf(key).unit ?? ''
  return { unit, decimals: unit === '%' ? 2 : 0 }
}

/** Whether it is an amount in 元, typed in 万元. */
export const isMoney = (key: AttributeKey): boolean => wordsOf(key).unit === '元'

/** What of a value cannot be taken, in words; undefined for a gap. */
function problemOf(key: AttributeKey, typed: Typed | boolean | null): string | undefined {
  if (typed === null || typed === undefined || typed === '') return undefined
  const { kind } = attributeKinds[key]
  if (kind === 'number' && typeof typed === 'string')
    return isMoney(key) ? moneyProblem(typed) : numberProblem(typed, writingOf(key))
  return attributeProblem(key, typed)
}

interface Sources {
  /** The enterprise's record, or what the library says of it. */
  known: readonly Known[]
  /** Answers that were kept before. */
  kept: Answers
  said: Said
  /** What yearly figures that are typed now are of. */
  lastYear: number
  /** True where the register speaks of this enterprise: what only it may say is not asked. */
  registered: boolean
}

/** Every attribute that is asked, in order: what was said now over what was answered before over what is on record. */
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

/** What the rules judge by: every attribute, gaps with their names. */
export const factsFrom = (entries: readonly Entry[]) =>
  entries.map(({ key, label, unit, said, value }) => ({ key, label, unit, said, value }))

/** What a report is asked for with. Only known values go; 0 and false are known. */
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

/** What is kept as the enterprise's answers: those of before with those of now over them. */
export function answersFrom(kept: Answers, said: Said): Answers {
  const answers: Answers = { ...kept }
  for (const key of attributeKeys) {
    const now = said[key]
    if (now === undefined) continue
    if (now === null || now === '') delete answers[key]
    else if (!problemOf(key, now)) answers[key] = now
  }
  return answers
}

/** What the city's library says of an enterprise. A title it holds is a fact; one it does not show may be missing there. */
export function knownOf(one: LibraryEnterprise): Known[] {
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
    ...(Object.keys(titles) as (keyof typeof titles)[]).flatMap((key): Known[] =>
      titles[key].some((title) => one.tags.includes(title)) ? [{ key, value: true, ...official }] : [],
    ),
  ]
}

/** 4,280 万元, 未列入, 2014 年; a gap is said to be one. */
export const entryText = (entry: Pick<Entry, 'value' | 'unit' | 'said'>): string =>
  entry.value === undefined ? '未填写' : valueText(entry.value, entry)

/** 来自工商登记 · 2025 年 */
export const originText = ({ origin, year }: Pick<Entry, 'origin' | 'year'>): string =>
  [origin && originWords[origin], year === undefined ? '' : `${String(year)} 年`].filter(Boolean).join(' · ')

/** The facts of a saved report, as the live ones are shown. */
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
