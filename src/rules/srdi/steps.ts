import { type RuleSetId, scoreSrdi } from '#rules/srdi.ts'
import type { SrdiAnswers } from './answers.ts'
import { FARTHEST, type Frame, frameIn, inFrame } from './frame.ts'
import { type Lever, levers } from './levers.ts'
import type { Findings } from './result.ts'

/** Step to take: the answer to change, and its target value. */
interface Step {
  name: string
  words: string
  /** Correction of a closed year that would do instead, if the facts allow it. */
  instead?: string
}

/** Set of steps, and the answers that they lead to. */
interface Steps {
  steps: readonly Step[]
  answers: SrdiAnswers
}

/** Smallest set of steps for the earliest evaluation that can be passed; `none` if no set of the possible changes passes. */
type Way = (Steps & { frame: Frame }) | 'none'

/**
 * Returns true if a result passes by certain points: no condition fails or is unknown, and the total and each
 * part reach their minimum. Conditions that only the authority can judge are ignored.
 */
export function isReached({ conditions, parts, pass, from, passed }: Findings): boolean {
  if (passed) return true
  return (
    conditions.every(({ state }) => state === 'met' || state === 'manual_review') &&
    parts.every((part) => part.from >= (part.least ?? 0)) &&
    (from ?? 0) >= (pass ?? 0)
  )
}

/**
 * Returns the verdict of a rule set: passed, failed whatever the missing answers, open, or for the authority
 * to judge.
 */
export function verdictOf(findings: Findings): 'passed' | 'failed' | 'open' | 'manual' {
  const { conditions, parts, pass = 0, to = 0, passed } = findings
  if (passed) return 'passed'
  const fails =
    conditions.some(({ state }) => state === 'unmet') ||
    parts.some((part) => part.to < (part.least ?? 0)) ||
    to < pass
  if (fails) return 'failed'
  return isReached(findings) ? 'manual' : 'open'
}

/** Lever, prepared for the search. */
interface Move {
  lever: Lever
  /** Points gained by each value; independent of other levers. */
  gains: readonly number[]
  /** Names of the conditions that the lever affects. */
  touches: ReadonlySet<string>
}

/** Start of a search: with the main business as it is, or after a rise, which changes the gains of all other levers. */
interface Start {
  frame: Frame
  answers: SrdiAnswers
  steps: readonly Step[]
  bands: number
  moves: readonly Move[]
  /** Points still missing. */
  missing: number
  obstacles: readonly string[]
}

interface Found {
  bands: number
  way: Steps
}

/**
 * Finds the earliest evaluation that can be passed, with the fewest steps: figures of closed years are fixed, so most
 * steps count for a later one. Other figures of years to come are taken as in the last closed year.
 */
export function fewestSteps(id: RuleSetId, answers: SrdiAnswers, year: number): Way {
  for (let years = 0; years <= FARTHEST; years++) {
    const frame = frameIn(years, year)
    const found = stepsIn(id, inFrame(answers, frame), frame)
    if (found) return { ...found, frame }
  }
  return 'none'
}

/** Returns the levers that are open in a frame. */
export const openLevers = (id: RuleSetId, { years }: Frame): Lever[] =>
  levers[id].filter(({ from }) => from <= years)

/**
 * Finds the fewest changes that pass, and among equal ones those that climb the fewest bands. Searches sets
 * of one, then of two and so on, so that no smaller set passes. Missing answers count as their lowest band.
 */
function stepsIn(id: RuleSetId, answers: SrdiAnswers, frame: Frame): Steps | undefined {
  if (isReached(scoreSrdi(id, answers))) return { steps: [], answers }
  const starts = startsOf(id, answers, frame).filter((one) => isWithin(id, one))
  const sizes = starts.map(({ steps, moves }) => steps.length + moves.length)
  for (let size = 1; size <= Math.max(0, ...sizes); size++) {
    const able = starts.filter((one) => search(id, one, size, true))
    // Checks first with the farthest values if a set of this size passes; only then searches for the nearest.
    const found = able.flatMap((one) => search(id, one, size, false) ?? [])
    if (found.length) return found.reduce((best, one) => (one.bands < best.bands ? one : best)).way
  }
  return undefined
}

const stepOf = ({ name }: Lever, { words, instead }: { words: string; instead?: string }): Step => ({
  name,
  words,
  ...(instead === undefined ? {} : { instead }),
})

function startsOf(id: RuleSetId, answers: SrdiAnswers, frame: Frame): Start[] {
  const open = openLevers(id, frame)
  const first = open.find(({ key }) => key === 'mainRevenue')
  const risen = (first?.reach(answers, frame) ?? []).map((one, at) => ({
    answers: one.answers,
    steps: [stepOf(first!, one)],
    bands: at + 1,
  }))
  return [{ answers, steps: [], bands: 0 }, ...risen].map((one) => {
    const now = scoreSrdi(id, one.answers)
    return {
      ...one,
      frame,
      moves: open
        .filter((lever) => lever !== first)
        .map((lever) => moveOf(id, lever, { ...one, frame }, now)),
      missing: (now.pass ?? 0) - (now.from ?? 0),
      obstacles: now.conditions.flatMap(({ name, state }) =>
        state === 'unmet' || state === 'unknown' ? [name] : [],
      ),
    }
  })
}

function moveOf(
  id: RuleSetId,
  lever: Lever,
  { answers, frame }: Pick<Start, 'answers' | 'frame'>,
  now: Findings,
): Move {
  const found = lever.reach(answers, frame).map((one) => scoreSrdi(id, one.answers))
  const touched = now.conditions.filter((before, at) =>
    found.some(
      ({ conditions }) => conditions[at]!.value !== before.value || conditions[at]!.state !== before.state,
    ),
  )
  return {
    lever,
    gains: found.map(({ from = 0 }) => from - (now.from ?? 0)),
    touches: new Set(touched.map(({ name }) => name)),
  }
}

/** Returns true if all levers together, at their farthest values, pass. */
const isWithin = (id: RuleSetId, { answers, moves, frame }: Start): boolean =>
  isReached(
    scoreSrdi(
      id,
      moves.reduce((now, { lever }) => lever.reach(now, frame).at(-1)?.answers ?? now, answers),
    ),
  )

/**
 * Searches for a set of exactly this size; `farthest` uses only the farthest values, and stops at the first
 * set that passes.
 */
function search(id: RuleSetId, start: Start, size: number, farthest: boolean): Found | undefined {
  const { moves, missing, obstacles, frame } = start
  let best: Found | undefined
  const walk = (at: number, now: SrdiAnswers, steps: readonly Step[], bands: number, points: number) => {
    const left = size - steps.length
    if (left < 0 || (best && (farthest || bands + left >= best.bands))) return
    if (left === 0) {
      if (points >= missing && isReached(scoreSrdi(id, now))) best = { bands, way: { steps, answers: now } }
      return
    }
    const rest = moves.slice(at)
    if (rest.length < left || points + bestOf(rest, left) < missing) return
    // Requires the remaining levers to affect every open condition that the chosen ones do not.
    const chosen = new Set(steps.map(({ name }) => name))
    const done = moves.filter(({ lever }) => chosen.has(lever.name))
    const open = obstacles.filter((name) => !done.some(({ touches }) => touches.has(name)))
    if (open.some((name) => !rest.some(({ touches }) => touches.has(name)))) return
    const { lever, gains } = moves[at]!
    const reach = lever.reach(now, frame)
    for (let far = reach.length - 1; far >= 0; far--) {
      const to = reach[far]!
      walk(at + 1, to.answers, [...steps, stepOf(lever, to)], bands + far + 1, points + (gains[far] ?? 0))
      if (farthest) break
    }
    walk(at + 1, now, steps, bands, points)
  }
  walk(0, start.answers, start.steps, start.bands, 0)
  return best
}

/** Returns the most points that this number of levers can gain. */
const bestOf = (moves: readonly Move[], count: number): number =>
  moves
    .map(({ gains }) => Math.max(0, ...gains))
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, one) => sum + one, 0)
