import type { PolicyListed } from '#api/policy.ts'
import { dayText, daysLeftText, isoDay } from '#lib/dates.ts'
import { moneyText, upToText } from '#lib/money.ts'
import { contacts } from '#rules/contacts.ts'
import { orderOf } from '#rules/standing/verdict.ts'
import { declarable } from '#rules/today.ts'
import { type Advice, type Answering, countText, fromRecords, MAX_CARDS } from './advice.ts'
import { documentText, itemCard, policyCard, verdictOf } from './cards.ts'
import { itemTexts } from './deadline.ts'
import type { IntentOf } from './intent.ts'
import type { Known, OpenItem } from './known.ts'
import { about } from './subject.ts'

/** Texts by which a policy is found. */
const policyTexts = ({ title, theme = '', docNumber }: PolicyListed): readonly [string, ...string[]] => [
  title,
  theme,
  docNumber,
]

/** Returns the policies about a matter, those in force first. */
const policiesOn = (policies: readonly PolicyListed[], subject: string): PolicyListed[] =>
  (about(policies, subject, policyTexts) ?? []).toSorted(
    (a, b) => Number(b.validity === '有效') - Number(a.validity === '有效'),
  )

const searchLink = (subject: string) => ({
  name: `搜索“${subject}”政策`,
  href: `/policy/search?keyword=${encodeURIComponent(subject)}`,
})

/**
 * Answers what there is on a matter: the items that can be declared now, with amount, deadline and the verdict on the
 * enterprise; without any, the policies in force. One that is out of force is never named here.
 */
export const matter: Answering<IntentOf<'matter'>> = {
  needs: ({ aspect }) => [
    'items',
    'policies',
    'enterprise',
    ...(aspect === 'conditions' ? (['rules'] as const) : []),
  ],
  answer(asked, known) {
    const { subject } = asked
    const { now } = known
    const items = declarable(known.items?.data ?? [], {}, now)
    const open =
      about(items, subject, ({ name, department, level }) => [name, department, level]) ??
      about(items, subject, itemTexts)
    if (open) return onItems(asked, open, known)
    const found = policiesOn(known.policies?.data ?? [], subject).filter(
      ({ validity }) => validity === '有效',
    )
    if (found.length === 0) return undefined
    const [most] = found.toSorted((a, b) => (b.amountMax ?? 0) - (a.amountMax ?? 0))
    return {
      topic: '政策和补贴',
      text: `有。“${subject}”的现行政策 ${countText(found.length, '项')}${most?.amountMax ? `，${upToText(most.amountMax)}` : ''}；目前没有在申报期内的项目。`,
      cards: found.slice(0, MAX_CARDS).map((one) => policyCard(one, now)),
      links: [searchLink(subject)],
      basis: [fromRecords('政策库', known.policies!.at, now)],
    }
  },
}

function onItems({ subject, aspect }: IntentOf<'matter'>, open: readonly OpenItem[], known: Known): Advice {
  const { now, facts } = known
  const ranked = open
    .map((one) => ({ one, level: verdictOf(one, facts, now)?.level }))
    .toSorted((a, b) => orderOf(a.level) - orderOf(b.level))
  const fitting = ranked.filter(({ level }) => level === 'recommended')
  const amounts = open.map(({ quotaAmount }) => quotaAmount).filter((one) => one > 0)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const money =
    amounts.length === 0
      ? ''
      : least === most
        ? `，${upToText(most)}`
        : `，最高额度从 ${moneyText(least)}到 ${moneyText(most)}不等`
  const soonest = byDeadline(open).find(({ isRolling, applyEnd }) => !isRolling && applyEnd)
  const own = facts
    ? fitting.length
      ? `本企业可申报 ${countText(fitting.length, '个')}：${fitting
          .slice(0, 3)
          .map(({ one }) => one.name)
          .join('、')}。`
      : '本企业目前没有已核对可申报的，各项目的差距见下。'
    : known.who === 'visitor'
      ? '登录后可看到本企业是否符合。'
      : ''
  const shown = aspect === 'time' ? byDeadline(open).map((one) => ({ one })) : ranked
  const lead =
    aspect === 'time' && soonest
      ? `最早 ${dayText(soonest.applyEnd!, now)}截止：${soonest.name}，${daysLeftText(soonest.applyEnd!, now)}。“${subject}”在申报期内的项目共 ${countText(open.length, '个')}${money}。`
      : `有。“${subject}”在申报期内的项目 ${countText(open.length, '个')}${money}${soonest ? `；最早 ${dayText(soonest.applyEnd!, now)}截止` : ''}。`
  return {
    topic: '政策和补贴',
    text: `${aspect === 'conditions' ? conditionsText(ranked[0]!.one, known) : ''}${lead}${own}`,
    cards: shown.slice(0, MAX_CARDS).map(({ one }) => itemCard(one, facts, now)),
    links: [searchLink(subject), ...(known.who === 'visitor' ? [{ name: '登录', href: '/auth/login' }] : [])],
    basis: [
      fromRecords('今日申报', known.items!.at, now),
      ...(known.enterprise ? [fromRecords('企业档案', known.enterprise.at, now)] : []),
    ],
  }
}

const byDeadline = (items: readonly OpenItem[]) =>
  items.toSorted((a, b) =>
    (a.isRolling ? '9' : (a.applyEnd ?? '9')).localeCompare(b.isRolling ? '9' : (b.applyEnd ?? '9')),
  )

/** Returns the conditions of an item, those that must be met first; '' if they are not known. */
function conditionsText({ name, policyId, criteria }: OpenItem, { rules }: Known): string {
  const all = criteria ?? rules?.data.find(({ id }) => id === policyId)?.conditions ?? []
  const must = all.filter(({ required, veto }) => required || veto)
  const names = [...must, ...all.filter((one) => !must.includes(one))].slice(0, 6).map((one) => one.name)
  return names.length
    ? `${name}的主要条件：${names.join('；')}${all.length > names.length ? `；共 ${String(all.length)} 项` : ''}。`
    : ''
}

/** Answers whether a document is in force: 市科字〔2026〕38号还有效吗. One out of force is marked, with its successor. */
export const validity: Answering<IntentOf<'validity'>> = {
  needs: () => ['policies'],
  answer({ subject, docNumber, year = '' }, { policies, now }) {
    const numberOf = (text: string) => text.replace(/[[(【]/gu, '〔').replace(/[\])】]/gu, '〕')
    const all = policies?.data ?? []
    const exact = docNumber
      ? all.filter(
          (one) => one.docNumber.endsWith(numberOf(docNumber)) || numberOf(docNumber).endsWith(one.docNumber),
        )
      : []
    const found = exact.length
      ? exact
      : docNumber
        ? []
        : policiesOn(all, subject).filter((one) => isoDay(one.publishDate).startsWith(year))
    const basis = policies ? [fromRecords('政策库', policies.at, now)] : []
    const links = [searchLink(docNumber || subject)]
    if (found.length === 0)
      return docNumber
        ? {
            topic: '文件效力',
            text: `政策库中没有查到文号为${docNumber}的文件，无法判断是否有效。请核对文号，或拨打 ${contacts.hotline} 咨询。`,
            links,
            basis,
          }
        : undefined
    const [first] = found
    const next = first!.supersededBy && all.find(({ id }) => id === first!.supersededBy)
    const inForce = found.filter((one) => one.validity === '有效').length
    return {
      topic: '文件效力',
      text: exact.length
        ? `《${first!.title}》${documentText(first!)}${next ? `，现执行《${next.title}》（${next.docNumber}）` : ''}。`
        : `“${subject}”的文件查到 ${countText(found.length, '份')}，${inForce === found.length ? '均现行有效' : `现行有效 ${String(inForce)} 份，其余已失效或废止，见下方标注`}。`,
      cards: found.slice(0, MAX_CARDS).map((one) => policyCard(one, now)),
      ...{ links, basis },
    }
  },
}

/** Answers whom to phone: the phone of an office, or of the items on a matter. */
export const phone: Answering<IntentOf<'phone'>> = {
  needs: () => ['items'],
  answer({ subject, office }, { items, now }) {
    const open = declarable(items?.data ?? [], {}, now)
    const found = office
      ? open.filter(({ department }) => department.endsWith(office) || office.endsWith(department))
      : about(open, subject, itemTexts)
    if (!items || !found?.length)
      return office
        ? {
            topic: '咨询电话',
            text: `没有查到${office}的咨询电话。各部门的联系电话写在政策和办事页面上，也可拨打 ${contacts.hotline} 或企业服务热线 ${contacts.serviceHotline}（${contacts.hours}）。`,
            links: [{ name: '我要诉求', href: '/appeal/demand' }],
            basis: [],
            hotline: true,
          }
        : undefined
    const phones = [...new Map(found.map(({ department, consultPhone }) => [department, consultPhone]))]
    return {
      topic: '咨询电话',
      text: `${phones
        .slice(0, 5)
        .map(([name, number]) => `${name}咨询电话 ${number}`)
        .join('；')}。也可拨打 ${contacts.hotline}。`,
      cards: office ? [] : found.slice(0, 3).map((one) => itemCard(one, undefined, now)),
      basis: [`${fromRecords('今日申报', items.at, now)}，为申报事项公布的咨询电话`],
    }
  },
}
