import { cityNow } from '#lib/clock.ts'
import { daysLeft } from '#lib/dates.ts'
import { states } from './states.ts'

/** Where a call for applications stands; the clock moves it. 即将截止: 7 days or less are left (records, "Policy 政策"). */
export const windowLifecycle = states({
  未开始: { tone: 'neutral', late: ['申报中', '即将截止'] },
  申报中: { tone: 'ok', late: ['即将截止'] },
  即将截止: { tone: 'warn', late: ['已截止'] },
  已截止: { tone: 'neutral' },
  常年受理: { tone: 'info' },
})
export const windowStates = windowLifecycle.words
export type WindowState = (typeof windowStates)[number]

/** When applications are taken; ISO strings. A missing end stays open, a missing start has begun. */
export interface Window {
  applyStart?: string
  applyEnd?: string
  /** 常年受理: taken all year, whatever the dates say. */
  isRolling: boolean
}

/** What a window is at one moment. */
export interface WindowNow {
  state: WindowState
  remainingDays?: number
}

/** Days left at which a window is 即将截止. */
export const CLOSING_DAYS = 7

/**
 * The state of a window at `now` (milliseconds) and the whole days left until its last day, counted in China time:
 * 0 on the last day, missing where nothing ends (常年受理, no end) or it has ended. The end itself still counts.
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

/** True where something can be handed in at this state. */
export const isOpen = (state: WindowState): boolean => state !== '未开始' && state !== '已截止'

/** The soonest to close first; what never ends after them, then what is yet to open, then what is over. */
export function closingRank({ state, remainingDays = 10_000 }: WindowNow): number {
  if (state === '已截止') return 30_000
  return state === '未开始' ? 20_000 + remainingDays : remainingDays
}
