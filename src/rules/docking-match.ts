import { relevance } from '#lib/relevance.ts'

/** What of a demand or a supply a match goes by. Amounts in 元. */
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

/** How much of a title must stand in the other for their subject to be called the same. */
const ALIKE = 0.4
/** How many counterparts are named. */
const MOST = 3

/**
 * Says what a demand and a supply have in common, in words, the weightiest first; `weight` is 0 where they do not fit:
 * neither their category nor their subject is the same. A price fits a budget that reaches it.
 */
export function matchOf(one: Matched, other: Matched): { weight: number; reasons: string[] } {
  const subject = Math.max(relevance(one.title, [other.title]), relevance(other.title, [one.title]))
  const budget = one.budgetMax ?? other.budgetMax
  const price = one.price ?? other.price
  const found: [boolean, number, string][] = [
    [subject >= ALIKE, 4 * subject, '标的相近'],
    [one.category === other.category, 2, `同为${one.category}`],
    [one.region === other.region, 1, `都在${one.region}`],
    [one.industry === other.industry, 1, `同属${one.industry}`],
    [budget !== undefined && price !== undefined && price <= budget, 0.5, '价格在预算以内'],
  ]
  const holds = found.filter(([does]) => does)
  const fits = subject >= ALIKE || one.category === other.category
  return {
    weight: fits ? holds.reduce((sum, [, weight]) => sum + weight, 0) : 0,
    reasons: holds.map(([, , reason]) => reason),
  }
}

/** The three that fit best, with why; never another record of the same enterprise. */
export function bestMatches<Row extends Matched>(one: Matched, others: readonly Row[]) {
  const rows = [...new Map(others.map((row) => [row.id, row])).values()]
  return rows
    .filter((row) => row.enId !== one.enId)
    .map((row) => ({ row, ...matchOf(one, row) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
}
