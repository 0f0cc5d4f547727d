import { daysLeftText, untilText } from '#lib/dates.ts'
import { countOf, type Obligation } from '#rules/standing/obligation.ts'
import { type Answering, countText, fromRecords, guestAdvice, MAX_CARDS, missingAdvice } from './advice.ts'
import type { IntentOf } from './intent.ts'
import { isIn } from './period.ts'

type Asked = IntentOf<'due'>

/** Answers what is to be done, from the one list of obligations (我的待办): 有什么待办, 还差什么材料. */
export const due: Answering<Asked> = {
  needs: ({ of }) => ['obligations', ...(of === 'papers' ? (['declarations'] as const) : [])],
  answer(asked, known) {
    const { period, of } = asked
    const topic = of === 'papers' ? '待补材料' : of === 'favourites' ? '收藏的截止日期' : '待办'
    if (known.who === 'visitor') return guestAdvice(topic, known, '待办事项、期限和待补材料')
    if (!known.obligations) return missingAdvice(topic, '我的待办', '/')
    const { data, at, isIncomplete } = known.obligations
    const shared = {
      topic,
      basis: [fromRecords('我的待办', at, known.now), ...(isIncomplete ? ['部分待办暂时无法获取'] : [])],
      links: [{ name: '我的待办', href: '/' }],
    }
    const kinds = data.filter(({ kind, id }) =>
      of === 'papers'
        ? kind === '补正' || kind === '诉求补充'
        : of === 'favourites'
          ? id.startsWith('policy-')
          : true,
    )
    const listed = period ? kinds.filter(({ date }) => date !== undefined && isIn(period, date)) : kinds
    const noun = of === 'papers' ? '待补正、补充的事项' : of === 'favourites' ? '收藏政策' : '待办'
    const when = period
      ? `${period.label}${of === 'favourites' ? '截止' : '到期'}的`
      : of === 'favourites'
        ? '即将截止的'
        : ''
    if (listed.length === 0)
      return {
        ...shared,
        text: `没有${/^\d/u.test(when) ? ' ' : ''}${when}${noun}。${of === 'all' && period && kinds.length ? `全部待办 ${countText(countOf(kinds), '项')}。` : ''}`,
      }
    const [first] = listed
    const lead = `${when}${noun} ${countText(countOf(listed), '项')}，最急的是：${first!.title}${first!.date ? `，${untilText(first!.date, known.now)} 前，${daysLeftText(first!.date, known.now)}` : ''}；${first!.loss}。`
    const asks = of === 'papers' ? reasonsOf(known.declarations?.data ?? []) : ''
    return {
      ...shared,
      text: `${lead}${asks}`,
      cards: listed.slice(0, MAX_CARDS).map((one) => dueCard(one, known.now)),
    }
  },
}

/** Returns what the city asks for in the declarations that it returned. */
const reasonsOf = (declarations: readonly { itemName: string; status: string; reason?: string }[]): string =>
  declarations
    .filter(({ status, reason }) => status === '待补正' && reason)
    .map(({ itemName, reason }) => `${itemName}要求：${reason!}。`)
    .join('')

const dueCard = ({ kind, title, date, loss, amount, link }: Obligation, now: number) => ({
  label: kind,
  title,
  href: link,
  facts: [date ? `${untilText(date, now)} 前` : '无期限'],
  ...(amount ? { amount } : {}),
  ...(date ? { chip: { tone: 'warn' as const, text: daysLeftText(date, now) } } : {}),
  reason: loss,
})
