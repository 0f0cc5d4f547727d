import { moneyText, upToText } from '#lib/money.ts'
import { bestSet } from '#rules/best-set.ts'
import { calculate, reportItem } from '#rules/match-report.ts'
import { plannedOf } from '#rules/match-plan.ts'
import { candidateOf } from '#rules/stacking.ts'
import { windowOf } from '#rules/window.ts'
import { type Answering, fromRecords, guestAdvice, MAX_CARDS, missingAdvice } from './advice.ts'
import { policyCard } from './cards.ts'

const TOPIC = '最多能拿多少'

/** Answers the greatest lawful sum by the exact search of the plan page (申报方案), with the same policies and facts. */
export const most: Answering<{ kind: 'most' }> = {
  needs: () => ['rules', 'enterprise'],
  answer(_, known) {
    const { now, rules, facts } = known
    if (known.who !== 'member') return guestAdvice(TOPIC, known, '按同享限制算出的最优组合和金额')
    if (!rules || !facts) return missingAdvice(TOPIC, '申报方案', '/policy/calculate/plan/package')
    const { judged } = calculate(rules.data, facts, now)
    const items = plannedOf(judged.map((one) => reportItem(one, now))).filter(
      (one) => windowOf(one, now).state !== '已截止',
    )
    const values = Object.fromEntries(facts.map(({ key, value }) => [key, value]))
    const set = bestSet(items.map((one) => candidateOf(one, values)))
    const chosen = set.chosen.map((id) => rules.data.find((one) => one.id === id)!)
    const fitting = items.filter(({ matchLevel }) => matchLevel === 'recommended').length
    const { sure, upTo } = set.sums
    const links = [{ name: '申报方案', href: '/policy/calculate/plan/package' }]
    const basis = [fromRecords('政策库', rules.at, now), fromRecords('企业档案', known.enterprise!.at, now)]
    if (chosen.length === 0)
      return {
        topic: TOPIC,
        text: '按企业档案核对，目前没有符合条件的政策。可在“申报方案”查看接近符合的政策和差距。',
        links,
        basis,
      }
    const caps = set.caps.map(({ cap }) => `${cap.name}按年度限额 ${moneyText(cap.most)}计`).join('；')
    return {
      topic: TOPIC,
      text: `可确定 ${moneyText(sure)}${upTo > sure ? `，${upToText(upTo)}` : ''}，共 ${String(chosen.length)} 项。这是从 ${String(fitting)} 项符合条件的政策中选出的最优组合，相互不能同享的只列一项${caps ? `；${caps}` : ''}。以下是金额最高的 ${String(Math.min(MAX_CARDS, chosen.length))} 项，其余见“申报方案”。`,
      cards: chosen
        .toSorted((a, b) => (b.amountMax ?? 0) - (a.amountMax ?? 0))
        .slice(0, MAX_CARDS)
        .map((one) => policyCard(one, now)),
      ...{ links, basis },
    }
  },
}
