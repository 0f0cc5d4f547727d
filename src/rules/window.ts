import { cityNow } from '#lib/clock.ts'
import { daysLeft } from '#lib/dates.ts'
import { states } from './states.ts'

/**
 * Lifecycle of an application window; the clock changes it. 即将截止: at most 7 days are left (records, "Policy
 * 政策").
 */
export const windowLifecycle = states({
  未开始: { tone: 'neutral', late: ['申报中', '即将截止'] },
  申报中: { tone: 'ok', late: ['即将截止'] },
  即将截止: { tone: 'warn', late: ['已截止'] },
  已截止: { tone: 'neutral' },
  常年受理: { tone: 'info' },
})
export const windowStates = windowLifecycle.words
export type WindowState = (typeof windowStates)[number]

/** Application window; ISO strings. Without an end it stays open, without a start it has begun. */
export interface Window {
  applyStart?: string
  applyEnd?: string
  /** True for 常年受理: open all year, whatever the dates. */
  isRolling: boolean
}

/** State of a window at one moment. */
export interface WindowNow {
  state: WindowState
  remainingDays?: number
}

/** Days left from which a window is 即将截止. */
export const CLOSING_DAYS = 7

/**
 * Returns the state of a window at `now` (milliseconds) and the whole days left until its last day, in China
 * time: 0 on the last day, missing if it never ends (常年受理, no end) or has ended. The end itself still counts.
 */
export function windowOf({ applyStart, applyEnd, isRolling }: Window, now = cityNow()): WindowNow {
  if (isRolling) return { state: '常年受理' }
  const begun = applyStart === undefined || now >= Date.parse(applyStart)
  if (applyEnd === undefined) return { state: begun ? '申报中' : '未开始' }
  const end = Date.parse(applyEnd)
  if (now > end) return { state: '已截止' }
  const remainingDays = daysLeft(end, now)
  if (!begun) return { state: '未开始', remainingDays }
  return { state: remainingDays <= CLOSING_DAYS ? '即将截止' : '申报中', remainingDays }
}

/** Returns true if applications are possible in this state. */
export const isOpen = (state: WindowState): boolean => state !== '未开始' && state !== '已截止'

/**
 * Returns the rank for sorting by deadline: the earliest first, then windows without an end, unopened ones,
 * and closed ones.
 */
export function closingRank({ state, remainingDays = 10_000 }: WindowNow): number {
  if (state === '已截止') return 30_000
  return state === '未开始' ? 20_000 + remainingDays : remainingDays
}
