import { atOnce, type Sliced } from '#lib/slices.ts'
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
  return most.length === 0 && mayBeHalf(sense) ? find(HALF) : most
}

const mayBeHalf = ({ terms }: Sense) => terms.length > 1

/** Those that fit what is looked for, the best first, with how well; equals stay in their order. */
export const ranked = <Row>(
  rows: readonly Row[],
  question: string,
  foundOf: (row: Row) => Found,
): Ranked<Row>[] => atOnce(ranking(rows, question, foundOf))

/** What is known of rows, and how many are wanted. */
interface Means extends Lookup {
  /** As many as are enough: where so many have all of it in their titles, the others are not looked into. */
  enough?: number
}

/** The same as {@link ranked}, a few rows at a time. */
export function* ranking<Row>(
  rows: readonly Row[],
  question: string,
  foundOf: (row: Row, at: number) => Found,
  { enough = Infinity, ...lookup }: Means = {},
): Sliced<Ranked<Row>[]> {
  const sense = understand(question)
  const { fitAt, some, isTitled } = fitsIn(sense, {
    size: rows.length,
    foundAt: (at) => foundOf(rows[at]!, at),
    ...lookup,
  })
  if (enough < rows.length) {
    const titled = yield* rankingBy(rows, (at) => (isTitled(at) ? fitAt(at) : undefined), some)
    if (titled.length >= enough) return titled
  }
  const most = yield* rankingBy(rows, fitAt, some)
  return most.length === 0 && mayBeHalf(sense) ? yield* rankingBy(rows, (at) => fitAt(at, HALF), some) : most
}

/** Rows that are looked into before somebody else may go first. */
const AT_ONCE = 256

/** Ranks what fits; of 32 rows of which no bit is set in `some` none does. */
function* rankingBy<Row>(
  rows: readonly Row[],
  fitAt: (at: number) => Fit | undefined,
  some: Uint32Array | undefined,
): Sliced<Ranked<Row>[]> {
  // Put by their rank as they come: ten thousand that all fit are not compared at each letter.
  const byRank = new Map<number, Ranked<Row>[]>()
  for (let at = 0; at < rows.length; at += 1) {
    if (at % AT_ONCE === 0) yield
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
