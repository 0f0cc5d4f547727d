import { type AttributeValue } from './match.ts'
import { type MatchLevel, matchLevels } from './match-words.ts'

/** Parts of a report that are compared. Amounts in 元. */
export interface Comparable {
  totals: Record<MatchLevel, number>
  amountFrom: number
  amountTo: number
  attributes: readonly { key: string; value: AttributeValue }[]
  items: readonly { policyId: string; title: string; matchLevel: MatchLevel; amountText: string }[]
}

/** Policy with a changed level, or listed in only one of the two reports; its other level is then missing. */
export interface Change {
  policyId: string
  title: string
  amountText: string
  before?: MatchLevel
  after?: MatchLevel
}

/** Differences of two reports of one enterprise, the earlier first. */
export interface Comparison {
  /** Growth of the number of policies at each level. */
  totals: Record<MatchLevel, number>
  /** Growth of the lowest amount, in 元. */
  amountFrom: number
  amountTo: number
  better: Change[]
  worse: Change[]
  gained: Change[]
  lost: Change[]
  facts: { key: string; before?: AttributeValue; after?: AttributeValue }[]
}

/** Compares two reports: changed levels, amounts, and facts. 0 and false are facts. */
export function compareReports(before: Comparable, after: Comparable): Comparison {
  const changes = idsOf(before.items, after.items).map((id): Change => {
    const [old, now] = [before, after].map(({ items }) => items.find((one) => one.policyId === id))
    const { title, amountText } = (now ?? old)!
    return {
      policyId: id,
      title,
      amountText,
      ...(old ? { before: old.matchLevel } : {}),
      ...(now ? { after: now.matchLevel } : {}),
    }
  })
  const place = (level: MatchLevel | undefined) => (level ? matchLevels.indexOf(level) : -1)
  const both = changes.filter((one) => one.before && one.after)
  const valueIn = ({ attributes }: Comparable, key: string) =>
    attributes.find((one) => one.key === key)?.value
  const keys = [...new Set([...before.attributes, ...after.attributes].map(({ key }) => key))]
  const difference = (level: MatchLevel) => after.totals[level] - before.totals[level]
  return {
    totals: {
      recommended: difference('recommended'),
      potential: difference('potential'),
      need_more_info: difference('need_more_info'),
      not_recommended: difference('not_recommended'),
    },
    amountFrom: after.amountFrom - before.amountFrom,
    amountTo: after.amountTo - before.amountTo,
    better: both.filter((one) => place(one.after) < place(one.before)),
    worse: both.filter((one) => place(one.after) > place(one.before)),
    gained: changes.filter((one) => !one.before),
    lost: changes.filter((one) => !one.after),
    facts: keys.flatMap((key) => {
      const [old, now] = [valueIn(before, key), valueIn(after, key)]
      if (old === now) return []
      return [
        { key, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) },
      ]
    }),
  }
}

const idsOf = (...lists: Comparable['items'][]): string[] => [
  ...new Set(lists.flat().map(({ policyId }) => policyId)),
]
