import { type RuleSetId, scoreSrdi } from '#rules/srdi.ts'
import type { SrdiAnswers } from './answers.ts'
import { FARTHEST, type Frame, frameIn, inFrame } from './frame.ts'
import type { Findings } from './result.ts'
import { openLevers } from './steps.ts'

/** Set of changes in one frame, and the result with them. */
interface Change {
  frame: Frame
  words: string
  reached: Findings
}

/**
 * Returns the nearest change that lifts each line by one band, by the line's name: its sum, the year in which it can be
 * made, and the declaration for which it counts. A line that is not answered gets no advice, because its gap is unknown.
 * @param year calendar year; figures of earlier years are closed
 */
export function nextBands(id: RuleSetId, answers: SrdiAnswers, year: number): ReadonlyMap<string, string> {
  const now = scoreSrdi(id, answers)
  const found = new Map<string, string>()
  const lines = (of: Findings) => of.parts.flatMap((part) => part.indicators)
  for (const { frame, words, reached } of changesOf(id, answers, year)) {
    for (const [at, { name, points, from, to }] of lines(now).entries()) {
      const better = lines(reached)[at]!.points
      if (words && from === to && better > points && !found.has(name))
        found.set(name, `${words}，得 ${String(better)} 分${countsFor(frame)}`)
    }
    for (const [at, { name, state }] of now.conditions.entries()) {
      if (state !== 'unmet' || reached.conditions[at]!.state !== 'met' || found.has(name)) continue
      found.set(name, `${words || waitText(frame, name)}，即符合${countsFor(frame)}`)
    }
  }
  return found
}

const countsFor = ({ years, last }: Frame) => (years === 0 ? '' : `；用于 ${String(last + 1)} 年申报`)
/** Says that time alone is enough: the years in the market grow, and closed years leave the evaluation. */
function waitText({ years, last }: Frame, name: string): string {
  if (name === '细分市场年限') return `再过 ${String(years)} 年`
  const [closed, first] = [last - years, last - years + 1]
  const open = years === 1 ? String(last) : `${String(first)} 至 ${String(last)}`
  return `${open} 年数据保持 ${String(closed)} 年水平的`
}

/** Lists changes, the earliest evaluation first: time alone, then one change, then two. */
function* changesOf(id: RuleSetId, answers: SrdiAnswers, year: number): Generator<Change> {
  for (let years = 0; years <= FARTHEST; years++) {
    const frame = frameIn(years, year)
    const start = inFrame(answers, frame)
    const open = openLevers(id, frame)
    yield { frame, words: '', reached: scoreSrdi(id, start) }
    const single = open.flatMap((lever, at) => lever.reach(start, frame).map((one) => ({ one, at })))
    for (const { one } of single)
      yield {
        frame,
        words: one.instead === undefined ? one.words : `${one.words}；或${one.instead}`,
        reached: scoreSrdi(id, one.answers),
      }
    for (const { one, at } of single)
      for (const other of open.slice(at + 1).flatMap((lever) => lever.reach(one.answers, frame)))
        yield { frame, words: `${one.words}；${other.words}`, reached: scoreSrdi(id, other.answers) }
  }
}
