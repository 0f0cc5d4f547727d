import type { ChatLink } from '#api/chat.ts'
import type { Card } from '#features/assistant/conversation.ts'
import { timeText } from '#lib/dates.ts'
import type { Known, Need } from './known.ts'

/** Answer from records and rules. */
export interface Advice {
  /** Subject under which it is rated. */
  topic: string
  /** Plain text; the first sentence answers, with number, date or state. */
  text: string
  cards?: readonly Card[]
  links?: readonly ChatLink[]
  /** Sources, a line each. */
  basis: readonly string[]
  /**
   * True if it says only what the person must do first, such as signing in, so that what is public on the matter follows.
   */
  isGuest?: boolean
  /** True if a person can help better. */
  hotline?: boolean
}

/** Answer to one kind of question; undefined if what it needs is not here or does not fit. */
export interface Answering<I> {
  needs: (intent: I) => readonly Need[]
  answer: (intent: I, known: Known) => Advice | undefined
}

/** Number of cards below an answer. */
export const MAX_CARDS = 5

/** Returns the source of an answer from records: 来自我的申报，截至 11月29日 15:47. */
export const fromRecords = (name: string, at: number, now: number): string =>
  `来自${name}，截至 ${timeText(at, now)}`

/** Returns the first sentence for several things: 3 件. A count of none is never passed. */
export const countText = (count: number, unit: string): string => `${String(count)} ${unit}`

/** Returns the advice to sign in or to bind an enterprise, for what only a member can be told. */
export function guestAdvice(topic: string, known: Known, what: string): Advice {
  return known.who === 'visitor'
    ? {
        topic,
        text: `登录后可按本企业情况回答：${what}。`,
        links: [
          { name: '登录', href: '/auth/login' },
          { name: '注册', href: '/auth/register' },
        ],
        basis: [],
        isGuest: true,
      }
    : {
        topic,
        text: `绑定企业后可按本企业情况回答：${what}。法定代表人核验、邀请码、授权书三种方式任选一种。`,
        links: [{ name: '绑定企业', href: '/user/relation' }],
        basis: [],
        isGuest: true,
      }
}

/** Returns the advice for data that is neither at the city nor on this device now. */
export const missingAdvice = (topic: string, what: string, href: string): Advice => ({
  topic,
  text: `暂时无法读取${what}，本机也没有保存。联网后可在“${what}”查看。`,
  links: [{ name: what, href }],
  basis: [],
})
