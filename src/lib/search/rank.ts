import { type Fit, fitsIn, type Found, type Lookup, MOST } from './fit.ts'
import { type Sense, understand } from './understand.ts'

/** Fits that differ by less are equals: the order that they had decides. */
const STEP = 0.05

/** More than a score ever is, in steps. */
const MOST_STEPS = 1_000

/** What fits are ordered by, the smaller first: all of it before most of it, then how well. */
export const rankOf = ({ grade, score }: Fit): number =>
  (grade > 0 ? 0 : MOST_STEPS) - Math.round(score / STEP)

/** Compares two fits, the better first. Equals are left as they are. */
export const byFit = (a: Fit, b: Fit): number => rankOf(a) - rankOf(b)

/** Something that was found, with how well it fits. */
export interface Ranked<Row> {
  row: Row
  fit: Fit
}

/** How much of it where nothing has most: what is asked of two things at once is answered by what is known of one. */
const HALF = 0.45

/**
 * What `find` finds with most of what is looked for, as a share; where that is nothing, and it is more than one word, with
 * half of it.
 */
export function mostOrHalf<Row>(sense: Sense, find: (least: number) => Row[]): Row[] {
  const most = find(MOST)
  return most.length === 0 && sense.terms.length > 1 ? find(HALF) : most
}

/**
 * Returns the rows that fit a question, the best first, with how well; equals stay in their order.
 * @param lookup tells without looking into them which rows may have a word; all are looked into without it
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

/** Ranks the rows that fit; of 32 rows of which no bit is set in `some` none does. */
function rankedBy<Row>(
  rows: readonly Row[],
  fitAt: (at: number) => Fit | undefined,
  some: Uint32Array | undefined,
): Ranked<Row>[] {
  // Put by their rank as they come: ten thousand that all fit are not compared at each letter.
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
 * Those that fit what is looked for, the best first, in their own order where that is asked for; all of them, as they
 * are, where nothing is looked for.
 */
export function searched<Row>(
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
