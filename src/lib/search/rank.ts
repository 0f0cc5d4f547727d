import { type Fit, fitsIn, type Found, type Lookup, MOST } from './fit.ts'
import { type Sense, understand } from './understand.ts'

/** Score difference up to which fits rank as equal, so that the previous order decides. */
const STEP = 0.05

/** Upper bound of a score, in steps. */
const MOST_STEPS = 1_000

/** Returns the rank of a fit, smaller first: complete matches before partial ones, then by score. */
export const rankOf = ({ grade, score }: Fit): number =>
  (grade > 0 ? 0 : MOST_STEPS) - Math.round(score / STEP)

/** Compares two fits, the better first. Equal ones keep their order. */
export const byFit = (a: Fit, b: Fit): number => rankOf(a) - rankOf(b)

/** Row that was found, with its fit. */
export interface Ranked<Row> {
  row: Row
  fit: Fit
}

/**
 * Share required when no row matches most of the search: a search for two things at once still finds rows
 * about one of them.
 */
const HALF = 0.45

/**
 * Returns the rows that `find` finds with most of the search text, as a share; if there are none and it has
 * more than one term, the rows with half of it.
 */
export function mostOrHalf<Row>(sense: Sense, find: (least: number) => Row[]): Row[] {
  const most = find(MOST)
  return most.length === 0 && sense.terms.length > 1 ? find(HALF) : most
}

/**
 * Returns the rows that match a search, the best first, with their fits; equal ones keep their order.
 * @param lookup finds the rows that may contain a word without reading them; without it all rows are read
 */
export function ranked<Row>(
  rows: readonly Row[],
  question: string,
  foundOf: (row: Row, at: number) => Found,
  lookup: Lookup = {},
): Ranked<Row>[] {
  const sense = understand(question)
  const { fitAt, some } = fitsIn(sense, {
    size: rows.length,
    foundAt: (at) => foundOf(rows[at]!, at),
    ...lookup,
  })
  return mostOrHalf(sense, (least) => rankedBy(rows, (at) => fitAt(at, least), some))
}

/** Ranks the rows that fit; skips 32 rows at once if none of their bits is set in `some`. */
function rankedBy<Row>(
  rows: readonly Row[],
  fitAt: (at: number) => Fit | undefined,
  some: Uint32Array | undefined,
): Ranked<Row>[] {
  // Groups rows by rank as they come, so that ten thousand matches need not be sorted after each letter.
  const byRank = new Map<number, Ranked<Row>[]>()
  for (let at = 0; at < rows.length; at += 1) {
    if (some?.[at >>> 5] === 0) {
      at |= 31
      continue
    }
    const fit = fitAt(at)
    if (!fit) continue
    const row = rows[at]!
    const rank = rankOf(fit)
    const equals = byRank.get(rank)
    if (equals) equals.push({ row, fit })
    else byRank.set(rank, [{ row, fit }])
  }
  return [...byRank.keys()].sort((a, b) => a - b).flatMap((rank) => byRank.get(rank)!)
}

/**
 * Returns the rows that match a search, the best first, or in their own order with `inOrder`; all of them in
 * their own order without a search text.
 */
export function searchRows<Row>(
  rows: readonly Row[],
  question: string,
  foundOf: (row: Row) => Found,
  inOrder = false,
): Row[] {
  if (!question.trim()) return [...rows]
  const found = ranked(rows, question, foundOf).map(({ row }) => row)
  if (!inOrder) return found
  const fitting = new Set(found)
  return rows.filter((row) => fitting.has(row))
}
