import type { Standings } from '#api/effect.ts'
import type { Tone } from '#rules/states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'

/** Standing of the user's sign-up for an activity: the city's answer, with the change that waits here. */
export type Standing = Standings['signup']

const pendingWords = {
  signup: '待提交报名',
  wait: '待提交报名',
  confirm: '待提交确认',
  cancel: '待提交取消',
  checkin: '待确认签到',
  evaluate: '待提交评价',
} as const satisfies Record<NonNullable<Standing['pending']>, string>

/** Returns the state of a sign-up as text and colour; undefined without a sign-up. */
export function chipOf({ signup, pending }: Standing): { words: string; tone: Tone } | undefined {
  if (pending) return { words: pendingWords[pending], tone: 'warn' }
  if (!signup) return undefined
  const { status, waitNumber } = signup
  const words = status === '候补' && waitNumber ? `候补第 ${String(waitNumber)} 号` : status
  return { words, tone: signupLifecycle.toneOf(status) }
}
