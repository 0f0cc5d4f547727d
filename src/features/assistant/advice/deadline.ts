import { daysLeftText, dayText, isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { verdictWord } from '#rules/standing/verdict.ts'
import { declarable } from '#rules/today.ts'
import { type Advice, type Answering, countText, fromRecords, MAX_CARDS, missingAdvice } from './advice.ts'
import { itemCard, verdictOf } from './cards.ts'
import type { IntentOf } from './intent.ts'
import type { Known, OpenItem } from './known.ts'
import { isIn } from './period.ts'
import { about, isKnownMatter } from './subject.ts'

type Asked = IntentOf<'deadline'>

/** Texts by which an item is found. */
export const itemTexts = ({
  name,
  department,
  level,
  policyType,
}: OpenItem): readonly [string, ...string[]] => [name, department, level, policyType]

/** Source of the items that can be declared. */
const SOURCE = '今日申报'

/** Answers which items close within a period: 明天截止的项目有哪些. Public; a member also sees what the enterprise can declare. */
export const deadline: Answering<Asked> = {
  needs: () => ['items', 'enterprise'],
  answer({ period, subject }, known) {
    const { now, facts } = known
    if (!known.items) return missingAdvice('截止的项目', SOURCE, '/policy/apply')
    const all = declarable(known.items.data, {}, now)
    const open = about(all, subject, itemTexts) ?? (isKnownMatter(subject) ? [] : all)
    const ending = open
      .filter(({ isRolling, applyEnd }) => !isRolling && applyEnd !== undefined)
      .sort((a, b) => a.applyEnd!.localeCompare(b.applyEnd!))
    const found = ending.filter(({ applyEnd }) => isIn(period, applyEnd!))
    const matter = open !== all && subject ? `“${subject}”` : ''
    const basis = [fromRecords(SOURCE, known.items.at, now)]
    const links = [{ name: '今日申报', href: '/policy/apply' }]
    if (found.length === 0) {
      const [next] = ending.filter(({ applyEnd }) => isoDay(applyEnd!) > period.to)
      return {
        topic: '截止的项目',
        text: `${period.label}没有截止的${matter}项目。${next ? `此后最早截止的是${next.name}，${dayText(next.applyEnd!, now)}截止。` : ''}`,
        cards: next ? [itemCard(next, facts, now)] : [],
        ...{ links, basis },
      }
    }
    return {
      topic: '截止的项目',
      text: textOf(found, period.label, matter, known),
      cards: found.slice(0, MAX_CARDS).map((one) => itemCard(one, facts, now)),
      links,
      basis,
    } satisfies Advice
  },
}

function textOf(found: readonly OpenItem[], label: string, matter: string, { facts, now }: Known): string {
  const [first] = found
  const fitting = found.filter((one) => verdictOf(one, facts, now)?.level === 'recommended')
  const verdict = found.length === 1 ? verdictOf(first!, facts, now) : undefined
  const own = !facts
    ? ''
    : verdict
      ? `本企业${verdictWord(verdict.level, first!, now)}${verdict.level === 'recommended' ? '' : `：${verdict.reason}`}。`
      : fitting.length
        ? `其中本企业可申报 ${countText(fitting.length, '个')}：${fitting
            .map(({ name }) => name)
            .slice(0, 3)
            .join('、')}${fitting.length > 3 ? '等' : ''}。`
        : '其中没有本企业可申报的项目。'
  const one =
    found.length === 1
      ? `：${first!.name}${first!.quotaAmount > 0 ? `，最高 ${moneyText(first!.quotaAmount)}` : ''}，${daysLeftText(first!.applyEnd!, now)}`
      : `，最早的${dayText(first!.applyEnd!, now)}截止`
  const rest = found.length > MAX_CARDS ? `以下是最早截止的 ${String(MAX_CARDS)} 个。` : ''
  return `${label}截止的${matter}项目有 ${countText(found.length, '个')}${one}。${own}${rest}`
}
