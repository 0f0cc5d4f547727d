import { relevance } from '#lib/relevance.ts'

/** Facts of a demand or a supply that a match uses. Amounts in 元. */
interface Matched {
  id: string
  enId: string
  title: string
  category: string
  industry: string
  region: string
  budgetMin?: number
  budgetMax?: number
  price?: number
}

/** Share of a title that must occur in the other for their subjects to count as the same. */
const SAME_SUBJECT = 0.4
/** Maximum number of listed counterparts. */
const MOST = 3

/**
 * Returns the reasons why a demand and a supply match, for people, by weight; `weight` is 0 if they do not
 * match: neither category nor subject is the same. A price matches a budget that covers it.
 */
export function matchOf(one: Matched, other: Matched): { weight: number; reasons: string[] } {
  const subject = Math.max(relevance(one.title, [other.title]), relevance(other.title, [one.title]))
  const budget = one.budgetMax ?? other.budgetMax
  const price = one.price ?? other.price
  const found: [boolean, number, string][] = [
    [subject >= SAME_SUBJECT, 4 * subject, '标的相近'],
    [one.category === other.category, 2, `同为${one.category}`],
    [one.region === other.region, 1, `都在${one.region}`],
    [one.industry === other.industry, 1, `同属${one.industry}`],
    [budget !== undefined && price !== undefined && price <= budget, 0.5, '价格在预算以内'],
  ]
  const holds = found.filter(([does]) => does)
  const fits = subject >= SAME_SUBJECT || one.category === other.category
  return {
    weight: fits ? holds.reduce((sum, [, weight]) => sum + weight, 0) : 0,
    reasons: holds.map(([, , reason]) => reason),
  }
}

/** Returns the three best matches with their reasons; never a record of the same enterprise. */
export function bestMatches<Row extends Matched>(one: Matched, others: readonly Row[]) {
  const rows = [...new Map(others.map((row) => [row.id, row])).values()]
  return rows
    .filter((row) => row.enId !== one.enId)
    .map((row) => ({ row, ...matchOf(one, row) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
}
