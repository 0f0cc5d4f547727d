import { wordsOf } from '#api/attribute.ts'
import type { AttributeKey } from '#api/attribute.ts'
import { type Attribute, judgeFor, valueText } from '#rules/match.ts'
import { matchLevelWords } from '#rules/match-words.ts'
import { orderOf, type PolicyVerdict } from '#rules/standing/verdict.ts'
import { declarable } from '#rules/today.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { type Advice, type Answering, fromRecords, guestAdvice, MAX_CARDS, missingAdvice } from './advice.ts'
import { itemCard, policyCard, verdictOf } from './cards.ts'
import { itemTexts } from './deadline.ts'
import type { Given } from './given.ts'
import type { IntentOf } from './intent.ts'
import type { Known, OpenItem } from './known.ts'
import { about, isKnownMatter } from './subject.ts'

type Asked = IntentOf<'fit'>
const TOPIC = '能否申报'

/**
 * Answers whether the enterprise can declare, by the verdicts of the lists: with the facts that the question states in
 * place of the recorded ones; for a visitor by these facts alone.
 */
export const fit: Answering<Asked> = {
  needs: ({ given, subject }) => [
    'items',
    'enterprise',
    ...(Object.keys(given).length > 0 ? (['rules'] as const) : []),
    ...(subject ? (['policies'] as const) : []),
  ],
  answer(asked, known) {
    const { given, subject } = asked
    const stated = Object.keys(given).length > 0
    if (known.who !== 'member')
      return stated ? byFactsAlone(asked, known) : guestAdvice(TOPIC, known, '能申报哪些、差在哪里')
    if (!known.items || !known.facts) return missingAdvice(TOPIC, '今日申报', '/policy/apply')
    const facts = known.facts.map((one) =>
      isGiven(given, one.key) ? { ...one, value: given[one.key] } : one,
    )
    const open = declarable(
      known.items.data,
      { sort: '可申报优先' },
      known.now,
      (one) => verdictOf(one, facts, known.now)?.level,
    )
    const found = about(open, subject, itemTexts)
    if (!found && isKnownMatter(subject)) return closedOf(asked, known)
    return subject && found ? onMatter(asked, found, facts, known) : onAll(asked, open, facts, known)
  },
}

const keysOf = (given: Given) => Object.keys(given).length > 0
const isGiven = (given: Given, key: string): key is AttributeKey => key in given

const factText = (key: AttributeKey, value: Given[AttributeKey]) =>
  `${wordsOf(key).label} ${valueText(value, wordsOf(key))}`

/** Returns the stated facts in words, and that the others are those of the record. */
function givenText(given: Given, known: readonly Attribute[]): string {
  const keys = Object.keys(given) as AttributeKey[]
  if (keys.length === 0) return '按企业档案核对'
  const recorded = keys.flatMap((key) => {
    const value = known.find((one) => one.key === key)?.value
    return value === undefined || value === given[key] ? [] : [factText(key, value)]
  })
  return `按${keys.map((key) => factText(key, given[key])).join('、')}核对，其他按企业档案${recorded.length ? `；企业档案为${recorded.join('、')}` : ''}`
}

const basisOf = (known: Known) => [
  fromRecords('今日申报', known.items!.at, known.now),
  ...(known.enterprise ? [fromRecords('企业档案', known.enterprise.at, known.now)] : []),
]

/** Answers for all items: how many of each verdict, and what the stated facts decide. */
function onAll(
  { given, isYesNo }: Asked,
  open: readonly OpenItem[],
  facts: readonly Attribute[],
  known: Known,
): Advice {
  const { now } = known
  const levels = open.map((one) => verdictOf(one, facts, now)?.level)
  const count = (level: (typeof levels)[number]) => levels.filter((one) => one === level).length
  const fitting = open.filter((_, at) => levels[at] === 'recommended')
  const others = (['potential', 'need_more_info', 'not_recommended'] as const)
    .filter((level) => count(level) > 0)
    .map((level) => `${matchLevelWords[level]} ${String(count(level))} 个`)
  const decided = (Object.keys(given) as AttributeKey[])
    .map((key) => decidedText(key, given[key], open, facts, now))
    .join('')
  return {
    topic: TOPIC,
    text: `${isYesNo && fitting.length ? '能。' : ''}${fitting.length ? `可申报 ${String(fitting.length)} 个项目` : '目前没有可申报的项目'}${others.length ? `，${others.join('，')}` : ''}（${givenText(given, known.facts!)}）。${decided}${fitting.length > MAX_CARDS ? `以下是最早截止的 ${String(MAX_CARDS)} 个。` : ''}`,
    cards: (fitting.length ? fitting : open.filter((_, at) => levels[at] === 'potential'))
      .slice(0, MAX_CARDS)
      .map((one) => itemCard(one, facts, now)),
    links: [
      { name: '查看全部可申报项目', href: '/policy/apply' },
      { name: '政策计算', href: '/policy/calculate/report' },
    ],
    basis: basisOf(known),
  }
}

/** Returns what one stated fact decides: 对上年营业收入有要求的 12 个项目中，达到 9 个. */
function decidedText(
  key: AttributeKey,
  value: Given[AttributeKey],
  open: readonly OpenItem[],
  facts: readonly Attribute[],
  now: number,
): string {
  const judge = judgeFor(facts)
  const states = open.flatMap((one) => {
    const rules = (one.criteria ?? []).filter(({ fieldKey }) => fieldKey === key)
    return verdictOf(one, facts, now) && rules.length ? [judge(rules).states] : []
  })
  if (states.length === 0) return `今日可申报的项目对${wordsOf(key).label}没有要求。`
  const met = states.filter((all) => all.every((one) => one !== 'unmet')).length
  return `${factText(key, value)}：有这项要求的 ${String(states.length)} 个项目，达到 ${String(met)} 个${met < states.length ? `，未达到 ${String(states.length - met)} 个` : ''}。`
}

/** Answers for the items on one matter, with the verdict on each, and the failing conditions of the first. */
function onMatter(
  { subject, given }: Asked,
  found: readonly OpenItem[],
  facts: readonly Attribute[],
  known: Known,
): Advice {
  const { now } = known
  const judged = found
    .map((one) => ({ one, verdict: verdictOf(one, facts, now) }))
    .sort(
      (a, b) =>
        orderOf(a.verdict?.level) - orderOf(b.verdict?.level) ||
        distanceOf(a.verdict) - distanceOf(b.verdict),
    )
  const fitting = judged.filter(({ verdict }) => verdict?.level === 'recommended')
  const [best] = judged
  const matter = `“${subject}”`
  const { failing, level, reason } = best?.verdict ?? {}
  const why = failing
    ? `${failing.name}${failing.have ? `（本企业：${failing.have}）` : ''}${failing.advice ? `，${failing.advice}` : ''}${failing.others ? `；另有 ${String(failing.others)} 项条件不符合` : ''}。依据${failing.basis}。`
    : reason
      ? `${reason}。`
      : ''
  const text = fitting.length
    ? `可以。${matter}在申报期内的 ${String(found.length)} 个项目，本企业可申报 ${String(fitting.length)} 个：${fitting
        .slice(0, 3)
        .map(({ one }) => one.name)
        .join('、')}。${fitting[0]!.verdict!.reason}（${givenText(given, known.facts!)}）。`
    : level
      ? `${matterLevel(level)}。${matter}在申报期内的 ${String(found.length)} 个项目中，最接近的是${best!.one.name}：${why}${keysOf(given) ? `（${givenText(given, known.facts!)}）` : ''}`
      : `${matter}在申报期内的项目有 ${String(found.length)} 个，条件由主管部门认定。`
  return {
    topic: TOPIC,
    text,
    cards: judged.slice(0, MAX_CARDS).map(({ one }) => itemCard(one, facts, now)),
    links: [{ name: '今日申报', href: '/policy/apply' }],
    basis: basisOf(known),
  }
}

/**
 * Returns how far an enterprise is from a verdict's conditions, for the order of those that it does not fit: by the number
 * of unmet ones, then by the score. One of another district comes last, because nobody moves for it.
 */
const distanceOf = (verdict: PolicyVerdict | undefined): number =>
  verdict?.failing
    ? (verdict.failing.fieldKey === 'district' ? 10_000 : 0) +
      verdict.failing.others * 100 +
      (100 - (verdict.score ?? 0))
    : 0

const matterLevel = (level: keyof typeof matchLevelWords) =>
  level === 'potential'
    ? '接近符合，还差条件'
    : level === 'need_more_info'
      ? '信息不足，暂不能判断'
      : '暂不能申报'

/** Answers for a matter that nothing open is about: what there is of it, each with its state. */
function closedOf({ subject }: Asked, { policies, now }: Known): Advice | undefined {
  if (!policies) return undefined
  const found = about(policies.data, subject, ({ title, theme = '' }) => [title, theme])?.filter(
    (one) => one.validity === '有效',
  )
  const next = found?.find((one) => windowOf(one, now).state === '未开始')
  return {
    topic: TOPIC,
    text: found?.length
      ? `现在没有“${subject}”的项目在申报期内，不能申报。${next ? `下一个是《${next.title}》，尚未开始申报。` : '相关政策如下，申报时间以通知为准。'}`
      : `没有查到“${subject}”的现行政策和申报项目。`,
    cards: found?.slice(0, 3).map((one) => policyCard(one, now)) ?? [],
    links: [{ name: `搜索“${subject}”`, href: `/policy/search?keyword=${encodeURIComponent(subject)}` }],
    basis: [fromRecords('政策库', policies.at, now)],
  }
}

/** Answers a visitor by the stated facts alone, from the public conditions of the policies that are open now. */
function byFactsAlone({ given }: Asked, known: Known): Advice | undefined {
  const { rules, now } = known
  if (!rules) return guestAdvice(TOPIC, known, '能申报哪些、差在哪里')
  const keys = Object.keys(given) as AttributeKey[]
  const judge = judgeFor(keys.map((key) => ({ key, value: given[key] })))
  const judged = rules.data
    .filter((one) => isOpen(windowOf(one, now).state))
    .flatMap((one) => {
      const own = one.conditions.filter(({ fieldKey }) => fieldKey !== undefined && isGiven(given, fieldKey))
      return own.length ? [{ one, isMet: judge(own).states.every((state) => state !== 'unmet') }] : []
    })
  const met = judged
    .filter(({ isMet }) => isMet)
    .sort((a, b) => (b.one.amountMax ?? 0) - (a.one.amountMax ?? 0))
  const stated = keys.map((key) => factText(key, given[key])).join('、')
  const guest = guestAdvice(TOPIC, known, '其他条件是否符合')
  return {
    topic: TOPIC,
    text: `${stated}：正在申报的政策中，对此有要求的 ${String(judged.length)} 项，达到 ${String(met.length)} 项${met.length < judged.length ? `，未达到 ${String(judged.length - met.length)} 项` : ''}。${guest.text}`,
    cards: met.slice(0, MAX_CARDS).map(({ one }) => policyCard({ ...one }, now)),
    links: [...(guest.links ?? []), { name: '不登录试算', href: '/policy/calculate' }],
    basis: [fromRecords('政策库', rules.at, now)],
  }
}
