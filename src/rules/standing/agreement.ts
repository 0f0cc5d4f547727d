import { moneyText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'

/** Figure of an enterprise: key of its attribute, year that it belongs to, value in 元 or 人. */
export interface Figure {
  key: string
  year: number
  value: number
}

/**
 * Figures by the names of their fields in declarations, special declarations and self evaluations, with the years between
 * the figure and the paper: last year's (上年) is 1.
 */
const fields: Readonly<Record<string, readonly [key: string, yearsBefore: number]>> = {
  revenue: ['revenue', 1],
  revenueBefore: ['revenue', 2],
  revenueTwoBefore: ['revenue', 3],
  mainRevenue: ['mainRevenue', 1],
  mainRevenueBefore: ['mainRevenue', 2],
  mainRevenueTwoBefore: ['mainRevenue', 3],
  rdCost: ['rdCost', 1],
  rdCostBefore: ['rdCost', 2],
  netProfit: ['netProfit', 1],
  totalAssets: ['totalAssets', 1],
  totalDebts: ['totalDebts', 1],
  employees: ['employees', 1],
  rdEmployees: ['rdStaff', 1],
  rdStaff: ['rdStaff', 1],
}

/** Keys of figures that count people; the others are amounts. */
const people: readonly string[] = ['employees', 'rdStaff']

/**
 * Returns the figures of a paper; values that are no numbers are left out.
 * @param year year in which the paper is handed in
 */
export const figuresIn = (values: Readonly<Record<string, unknown>>, year: number): Figure[] =>
  Object.entries(fields).flatMap(([field, [key, yearsBefore]]) => {
    const value = values[field]
    return typeof value === 'number' ? [{ key, year: year - yearsBefore, value }] : []
  })

/** Field of a form whose figure differs from that of an earlier paper. */
export interface Difference<Paper> {
  field: string
  /** First of the papers that state the other value. */
  paper: Paper
  /** Number of papers that state it. */
  count: number
  /** Both values in words, theirs first: 260 → 235.4 万元. */
  words: string
}

/**
 * Returns the fields of a form whose figures differ from the same figure of the same year in other papers: one for each
 * other value, with the first paper that states it. Values that read alike agree.
 * @param year year in which the form is handed in
 * @param papers in the order in which they are named
 */
export function differencesOf<Paper extends { figures: readonly Figure[] }>(
  values: Readonly<Record<string, unknown>>,
  year: number,
  papers: readonly Paper[],
): Difference<Paper>[] {
  return Object.entries(fields).flatMap(([field, [key, yearsBefore]]) => {
    const value = values[field]
    if (typeof value !== 'number') return []
    const ours = textOf(key, value)
    const byText = new Map<string, Difference<Paper>>()
    for (const paper of papers) {
      const same = paper.figures.find((one) => one.key === key && one.year === year - yearsBefore)
      const theirs = same && textOf(key, same.value)
      if (theirs === undefined || theirs === ours) continue
      const before = byText.get(theirs)
      byText.set(
        theirs,
        before
          ? { ...before, count: before.count + 1 }
          : { field, paper, count: 1, words: changeText(theirs, ours) },
      )
    }
    return [...byText.values()]
  })
}

const textOf = (key: string, value: number) =>
  people.includes(key) ? `${numberText(value, 0)} 人` : moneyText(value)

/** Returns both values; the first without its unit if both have the same. */
function changeText(from: string, to: string): string {
  const [value = '', unit] = from.split(' ')
  return `${unit === to.split(' ')[1] ? value : from} → ${to}`
}
