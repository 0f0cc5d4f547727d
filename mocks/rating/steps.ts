import type { Rating, RemedyStep } from '#api/rating.ts'
import { isBad, type RatedKind, remedySteps } from '#rules/rating.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import { correctionOf } from './corrections.ts'

const HOUR = 3_600_000
const CLOSING = 18

/** Working days from a bad rating to each step, and its hour of the day; both within the terms of `rules/remedy.ts`. */
export const timetable = {
  整改中: { days: 1, hour: 10 },
  已整改: { days: 8, hour: 15.5 },
} as const satisfies Record<RemedyStep['state'], { days: number; hour: number }>

/** Returns what is said when calling back, and in the answer. */
function wordsOf(kind: RatedKind, { reasons = [] }: Rating, state: RemedyStep['state']): string {
  const named = reasons.length > 0 ? `“${reasons.join('、')}”` : '评价中写明的问题'
  return state === '整改中' ? `已电话回访，${named}情况属实，已列入整改。` : correctionOf(kind, reasons)
}

/** Returns the next step that follows a bad rating; undefined after the last, and for any other rating. */
export function nextStep(kind: RatedKind, by: string, rating: Rating): RemedyStep | undefined {
  const state = isBad(rating.score) ? remedySteps[rating.remedy?.length ?? 0] : undefined
  if (!state) return undefined
  const { days, hour } = timetable[state]
  const at = Date.parse(workdaysAfter(rating.time, days)) - (CLOSING - hour) * HOUR
  return { time: new Date(at).toISOString(), state, by, words: wordsOf(kind, rating, state) }
}

/** Returns the steps that follow a bad rating until `now` and are not written yet; none for any other rating. */
export function stepsDue(kind: RatedKind, by: string, rating: Rating, now: number): RemedyStep[] {
  const step = nextStep(kind, by, rating)
  if (!step || Date.parse(step.time) > now) return []
  const remedy = [...(rating.remedy ?? []), step]
  return [step, ...stepsDue(kind, by, { ...rating, remedy }, now)]
}
