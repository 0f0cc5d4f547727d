import type { DeclarationBrief } from '#api/declaration.ts'
import type { Card } from '#features/assistant/conversation.ts'
import { dayText, isoDay, untilText } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { courseSteps } from '#rules/declaration-course.ts'
import { declarationLifecycle, needsAction } from '#rules/declaration-states.ts'
import { pathTo } from '#rules/standing/obligation.ts'
import {
  type Advice,
  type Answering,
  countText,
  fromRecords,
  guestAdvice,
  MAX_CARDS,
  missingAdvice,
} from './advice.ts'
import type { IntentOf } from './intent.ts'
import { about } from './subject.ts'

const isUnderWay = ({ status }: DeclarationBrief) =>
  status !== '草稿' && !declarationLifecycle.isFinal(status)
const isBenefit = ({ type }: DeclarationBrief) => type === 'apply-msjx'

/** Returns the limit of the current step in words: 复审，时限 7 个工作日. */
function stepText({ status, currentNode }: DeclarationBrief): string {
  const step = (courseSteps as Partial<Record<string, { limitDays: number }>>)[status]
  return step ? `${currentNode}，时限 ${String(step.limitDays)} 个工作日` : currentNode
}

function declarationCard(one: DeclarationBrief): Card {
  const { id, type, itemId, itemName, status, department, declareNo, dueDate, reason } = one
  const due = dueDate && needsAction(status) ? `${untilText(dueDate)} 前办理` : undefined
  return {
    label: isBenefit(one) ? '免申即享' : '我的申报',
    title: itemName,
    href: isBenefit(one)
      ? pathTo('/declare/no-apply/detail', { id: itemId })
      : pathTo(`/declare/apply/view/${encodeURIComponent(id)}`, { type }),
    facts: [department, ...(declareNo ? [`编号 ${declareNo}`] : [])],
    ...(one.applyAmount > 0 ? { amount: moneyText(paidOf(one)) } : {}),
    chip: { tone: declarationLifecycle.toneOf(status), text: status },
    reason: [declarationLifecycle.isFinal(status) ? undefined : stepText(one), due, reason]
      .filter(Boolean)
      .join('，'),
  }
}

/** Answers how far the declarations are: 我的申报到哪一步. */
export const declarations: Answering<IntentOf<'declarations'>> = {
  needs: () => ['declarations'],
  answer({ subject }, known) {
    const topic = '申报进度'
    if (known.who !== 'member') return guestAdvice(topic, known, '每件申报到哪一步、由谁办理')
    if (!known.declarations) return missingAdvice(topic, '我的申报', '/user/my-declare')
    const { data, at } = known.declarations
    const own = data.filter((one) => !isBenefit(one))
    const found = about(subject ? data : own, subject, ({ itemName, department, declareNo = '' }) => [
      itemName,
      department,
      declareNo,
    ])
    const shared = {
      topic,
      basis: [fromRecords('我的申报', at, known.now)],
      links: [{ name: '我的申报', href: '/user/my-declare' }],
    }
    if (subject && !found)
      return { ...shared, text: `我的申报中没有“${subject.toUpperCase()}”的申报。${summaryOf(own)}` }
    const listed = subject ? found! : own.filter(isUnderWay)
    if (listed.length === 0)
      return {
        ...shared,
        text: own.length
          ? `没有办理中的申报，已办结 ${countText(own.filter(({ status }) => declarationLifecycle.isFinal(status)).length, '件')}。`
          : '还没有提交申报。',
      }
    const [first] = listed
    const text =
      listed.length === 1
        ? `${first!.itemName}：${first!.status}${first!.status === '草稿' ? '，尚未提交' : isUnderWay(first!) ? `，当前环节为${stepText(first!)}，由${first!.department}办理` : ''}${first!.dueDate && needsAction(first!.status) ? `；请在 ${untilText(first!.dueDate)} 前办理` : ''}。${first!.reason ? `${first!.status === '待补正' ? '要求' : '原因'}：${first!.reason}。` : ''}`
        : subject
          ? `“${subject}”的申报有 ${countText(listed.length, '件')}：${listed
              .slice(0, 3)
              .map(({ itemName, status }) => `${itemName}（${status}）`)
              .join('、')}。`
          : summaryOf(own)
    return { ...shared, text, cards: listed.slice(0, MAX_CARDS).map(declarationCard) }
  },
}

/** Returns the number of declarations under way, and of each state. */
function summaryOf(own: readonly DeclarationBrief[]): string {
  const open = own.filter(isUnderWay)
  const states = [...new Set(open.map(({ status }) => status))].map(
    (status) => `${status} ${String(open.filter((one) => one.status === status).length)} 件`,
  )
  return `办理中的申报 ${countText(open.length, '件')}${states.length ? `：${states.join('，')}` : ''}。`
}

/** Answers how much the enterprise has been paid: 今年一共拿了多少补贴. */
export const received: Answering<IntentOf<'received'>> = {
  needs: () => ['declarations'],
  answer({ year }, known) {
    const topic = '已兑付资金'
    if (known.who !== 'member') return guestAdvice(topic, known, '本企业已兑付的资金')
    if (!known.declarations) return missingAdvice(topic, '我的申报', '/user/my-declare')
    const { data, at } = known.declarations
    const paid = data.filter(
      ({ status, payout, updateTime }) =>
        status === '已兑付' &&
        (year === undefined || isoDay(payout?.payDate ?? updateTime).startsWith(String(year))),
    )
    const sum = paid.reduce((all, one) => all + paidOf(one), 0)
    const when = year === undefined ? '' : `${String(year)}年`
    return {
      topic,
      text: paid.length
        ? `${when}已兑付 ${countText(paid.length, '笔')}，共 ${moneyText(sum)}。`
        : `${when}没有已兑付的资金。`,
      cards: paid
        .slice(0, MAX_CARDS)
        .map((one) => ({ ...declarationCard(one), amount: moneyText(paidOf(one)) })),
      links: [{ name: '我的申报', href: '/user/my-declare' }],
      basis: [fromRecords('我的申报', at, known.now)],
    }
  },
}

const paidOf = ({ paidAmount, approvedAmount, applyAmount }: DeclarationBrief): number =>
  paidAmount ?? approvedAmount ?? applyAmount

/** Answers when the money of the application-free benefits comes: 免申即享的钱什么时候到. */
export const benefits: Answering<IntentOf<'benefits'>> = {
  needs: () => ['declarations'],
  answer({ subject }, known): Advice {
    const topic = '兑付时间'
    if (known.who !== 'member') return guestAdvice(topic, known, '本企业可享的资金和预计兑付时间')
    if (!known.declarations) return missingAdvice(topic, '我的申报', '/user/my-declare')
    const { data, at } = known.declarations
    const all = data.filter(
      (one) => (isBenefit(one) || one.status === '兑付中' || one.status === '已通过') && isUnderWay(one),
    )
    const found = about(all, subject, ({ itemName }) => [itemName])
    const shared = {
      topic,
      basis: [fromRecords('我的申报', at, known.now)],
      links: [
        { name: '我的申报', href: '/user/my-declare' },
        { name: '免申即享', href: '/declare/no-apply' },
      ],
    }
    const listed = (found ?? all).toSorted((a, b) =>
      (a.payout?.payDate ?? '9').localeCompare(b.payout?.payDate ?? '9'),
    )
    if (listed.length === 0) return { ...shared, text: '没有待兑付的资金。' }
    const none = subject && !found ? `没有待兑付的“${subject}”资金。` : ''
    const dated = listed.filter(({ payout }) => payout)
    const sumOf = (one: DeclarationBrief) => moneyText(one.approvedAmount ?? one.applyAmount)
    const [next] = dated
    const waiting = listed.filter(({ status }) => status === '意愿确认')
    const confirm = waiting.length
      ? `待本企业确认 ${String(waiting.length)} 件：${waiting.map((one) => `${one.itemName}，${sumOf(one)}，${one.dueDate ? `${untilText(one.dueDate)} 前确认` : '请确认'}`).join('；')}。逾期未确认的，本批次不再兑付。`
      : ''
    const when = next
      ? `最早一笔预计 ${dayText(next.payout!.payDate, known.now)}兑付：${next.itemName}，${sumOf(next)}${next.status === '意愿确认' ? '（须先确认）' : ''}。`
      : ''
    return {
      ...shared,
      text: `${none}${when}${confirm}`,
      cards: listed.slice(0, MAX_CARDS).map((one) => ({
        ...declarationCard(one),
        amount: sumOf(one),
        ...(one.payout
          ? {
              reason: `${one.status === '意愿确认' && one.dueDate ? `${untilText(one.dueDate)} 前确认，` : ''}预计 ${dayText(one.payout.payDate, known.now)}兑付`,
            }
          : {}),
      })),
    }
  },
}
