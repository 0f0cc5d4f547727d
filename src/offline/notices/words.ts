import type { Kind } from '#api/effect.ts'
import { daysLeft, daysLeftText, untilText } from '#lib/dates.ts'
import { isUnread, type OutboxItem } from '#offline/outbox/item.ts'
import { kindOf } from '#offline/outbox/changes.ts'
import { type Obligation, type ObligationKind, pathTo } from '#rules/standing/obligation.ts'

/**
 * A notification. Shown on a locked screen too, so that it names the record by its title and says a state or a deadline,
 * but no amount, number, person or reason (chosen); the page that it opens has them.
 */
export interface Notice {
  /** Record and event; each is told once. */
  tag: string
  title: string
  body: string
  /** Path that it opens. */
  href: string
}

/** Obligation as it is kept for the service worker. */
export type Due = Pick<Obligation, 'id' | 'kind' | 'title' | 'date' | 'loss' | 'link' | 'count'>

/** Lists that show the records of queued calls; other calls, such as a favourite, are not worth a notification. */
const lists: Partial<Record<Kind, string>> = {
  declaration: '/user/my-declare',
  appeal: '/user/my-appeal',
  signup: '/user/activity',
  demand: '/user/my-demand',
  supply: '/user/my-supply',
  demandRequest: '/user/my-demand?view=asked',
  supplyRequest: '/user/my-supply?view=asked',
  listing: '/user/my-market',
  product: '/user/my-product',
  provider: '/user/my-provider',
  enquiry: '/user/collect?kind=enquiry',
}

/** Returns the notice of an item that has arrived; undefined for a call that nobody waits for. */
function sentNotice(
  item: Pick<OutboxItem, 'id' | 'title' | 'endpoint' | 'input'>,
  answer: unknown,
): Notice | undefined {
  const kind = kindOf(item)
  const list = kind && lists[kind]
  const { id } = Object(answer) as { id?: unknown }
  const { type } = Object(item.input.body) as { type?: string }
  const record =
    typeof id !== 'string'
      ? undefined
      : kind === 'appeal'
        ? pathTo('/appeal/demand/detail', { id })
        : kind === 'declaration' && type
          ? pathTo(`/declare/apply/view/${encodeURIComponent(id)}`, { type })
          : undefined
  if (list === undefined) return undefined
  return {
    ...{ tag: `sent:${item.id}`, title: `已提交：${item.title}` },
    ...{ body: '市平台已收到，可以查看进度。', href: record ?? list },
  }
}

/** Returns the notice of an item that waits for the person: refused, in conflict, or with an answer that cannot be read. */
function heldNotice(item: Pick<OutboxItem, 'id' | 'title' | 'state' | 'unreadable'>): Notice {
  const [word, body] =
    item.state === 'conflict'
      ? ['内容有冲突', '内容已在别处更新，请选择保留哪一份。']
      : isUnread(item)
        ? ['未确认', '市平台的回复无法识别，请打开查看。']
        : ['未通过', '请打开修改后重新提交。']
  return { tag: `held:${item.id}`, title: `${word}：${item.title}`, body, href: '/user/outbox' }
}

/** Returns the notice of an item after an attempt: arrived, or waiting for the person. */
export const resultNotice = (item: OutboxItem, answer: unknown): Notice | undefined =>
  item.state === 'waiting' ? sentNotice(item, answer) : heldNotice(item)

/** Kinds that somebody else begins by asking for something, so that their beginning is news. */
const asked: readonly ObligationKind[] = ['补正', '诉求补充', '意愿确认', '名额保留']

/**
 * Returns the notices of what is due: requests of the city, and whatever ends today or tomorrow.
 * @param now the city's time in milliseconds
 */
export function dueNotices(due: readonly Due[], now: number): Notice[] {
  return due.flatMap((one) => {
    if (isOver(one, now)) return []
    const { id, kind, title, date, loss, link } = one
    const days = date === undefined ? undefined : daysLeft(date, now)
    const isClosing = days === 0 || days === 1
    if (!date || !isClosing) {
      if (!asked.includes(kind)) return []
      const body = date ? `期限 ${untilText(date, now)}，${loss}。` : `${loss}。`
      return [{ tag: `asked:${id}:${date ?? ''}`, title, body, href: link }]
    }
    // Leaves out the other side's name, which the title of such a request contains.
    const words = kind === '对接联系' ? title.replace(/^联系.*?：/, '联系对接方：') : title
    return [
      { tag: `ends:${id}:${date}`, title: words, body: `${daysLeftText(date, now)}，${loss}。`, href: link },
    ]
  })
}

/** Number of notices that are shown one by one; more at once would bury the rest of the phone's screen. */
const ONE_BY_ONE = 3

/** Returns the notices of what is due as they are shown: more than three at once become one that opens 我的待办. */
export function gather(notices: readonly Notice[]): readonly Notice[] {
  const [first] = notices
  if (!first || notices.length <= ONE_BY_ONE) return notices
  const title = `${String(notices.length)} 项待办等待处理`
  return [{ tag: 'due', title, body: `最近一项：${first.title}`, href: '/user/relation' }]
}

const isOver = ({ date }: Due, now: number) => date !== undefined && daysLeftText(date, now) === '已截止'

/** Returns the parts of an obligation that are kept for the service worker. */
export const dueOf = ({ id, kind, title, date, loss, link, count }: Obligation): Due => ({
  ...{ id, kind, title, loss, link },
  ...(date === undefined ? {} : { date }),
  ...(count === undefined ? {} : { count }),
})

/** Returns the number for the badge: what is due and not over, and what waits to be sent. */
export const badgeCount = (due: readonly Due[], unsent: number, now: number): number =>
  due.filter((one) => !isOver(one, now)).reduce((sum, { count = 1 }) => sum + count, unsent)
