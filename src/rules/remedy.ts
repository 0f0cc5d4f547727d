import { isBad, type RemedyState } from './rating.ts'
import { workdaysAfter } from './workdays.ts'

/**
 * Working days for calling back (回访核实) and for finishing the correction (整改反馈), both from the rating. 国办发〔2019〕51号
 * requires the office in charge to call back first and to answer each bad rating with a correction, and leaves the terms
 * to each place; one and fifteen working days are common ones (chosen).
 */
export const CALL_BACK_DAYS = 1
export const CORRECTION_DAYS = 15

interface Given {
  score: number
  time?: string
  remedy?: readonly { state: RemedyState }[]
}

/** Returns the state of what becomes of a rating; undefined if it is not bad. */
export const remedyStateOf = ({ score, remedy = [] }: Given): RemedyState | undefined =>
  isBad(score) ? (remedy.at(-1)?.state ?? '待回访') : undefined

/** Returns the last moment of the next step, an ISO string; undefined if nothing is due any more. */
export function remedyDue(rating: Given): string | undefined {
  const state = remedyStateOf(rating)
  if (!state || state === '已整改' || !rating.time) return undefined
  return workdaysAfter(rating.time, state === '待回访' ? CALL_BACK_DAYS : CORRECTION_DAYS)
}

/** Returns the sentence that says what becomes of a bad rating; `by` is the office, provider or organiser in charge. */
export const remedyPromise = (by: string): string =>
  `提交后，${by}应在 ${String(CALL_BACK_DAYS)} 个工作日内回访核实，${String(CORRECTION_DAYS)} 个工作日内完成整改并反馈结果。`
