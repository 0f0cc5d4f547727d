import { levels, targetScales } from '#api/policy-words.ts'
import { isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import { departmentOf, phoneOf, sectionOf } from '#mocks/offices.ts'
import type { Random } from '#mocks/random.ts'
import { departments } from '#mocks/vocabulary.ts'
import type { PolicyRow } from './tables.ts'
import { sizedText, taggedText } from './audience.ts'
import { chinaTime, dayEnd, dayStart, officeTime } from './days.ts'
import { docNumberOf, isStandingTitle, regionOf, titleOf } from './titles.ts'
import { type Theme, themes } from './themes.ts'

/** Application window of a policy: opening and closing day counted from today, or all year. */
export type Plan = { opens: number; closes: number } | 'rolling'

const WAN = 10_000

/** Themes with an application, and themes granted without one. */
const appliedThemes = themes.filter((one) => one.supportMode !== '免申即享')
const grantedThemes = themes.filter((one) => one.supportMode === '免申即享')
/**
 * Granted themes that pay money to manufacturers, as most enterprises here are; a tax relief has no budget and no
 * account.
 */
const paidThemes = grantedThemes.filter(
  ({ most, industries }) => most > 0 && (!industries.length || industries.includes('制造业')),
)
/** Themes of a special declaration. */
const specialThemes = themes.filter(({ subject }) => /专精特新|创新型中小企业/.test(subject))

interface PolicyPlan {
  id: string
  now: number
  plan: Plan
  /** True for a policy granted without an application; `isPaid` where it pays out money. */
  isGranted: boolean
  isPaid?: boolean
  /** True for the theme of a special declaration (专精特新). */
  srdi?: boolean
  /** True for a policy that must be in force. */
  current: boolean
  /** Document numbers of the policies before. */
  taken: Set<string>
}

/** Composes a policy from real material; the same random numbers give the same policy. */
export function composePolicy(
  random: Random,
  { id, now, plan, isGranted, isPaid = false, srdi = false, current, taken }: PolicyPlan,
): PolicyRow {
  const theme = random.pick(
    srdi ? specialThemes : isPaid ? paidThemes : isGranted ? grantedThemes : appliedThemes,
  )
  const level = random.pick([
    levels[0],
    levels[1],
    levels[1],
    levels[2],
    levels[2],
    levels[2],
    levels[3],
    levels[3],
  ])
  const region = regionOf(random, level)
  const window = typeof plan === 'object' ? plan : undefined
  // A policy with a window is published shortly before it opens, any other within these three years.
  const age = window
    ? random.whole(1, 20) - Math.min(window.opens, 0)
    : random.whole(2, current ? 500 : 1_000)
  const publishDate = officeTime(now, -age)
  const year = Number(isoDay(publishDate).slice(0, 4))
  const { title, batch } = titleOf(random, theme, { level, region, year, isCall: window !== undefined })
  const validity = current ? '有效' : random.pick(['有效', '有效', '失效', '废止', '已修订'] as const)
  const applyStart = window && dayStart(now, window.opens)
  const applyEnd = window && dayEnd(now, window.closes)
  const lead = departmentOf(theme.office, level, region)
  const docNumber = docNumberOf(random, {
    root: theme.office,
    level,
    region,
    date: isoDay(publishDate),
    isStanding: isStandingTitle(title),
    taken,
  })
  const departmentsOf = [
    lead,
    ...(level === '市级' && random.chance(0.4)
      ? [random.pick(departments.filter((one) => one !== lead))]
      : []),
  ]
  // A policy with a window is in force by the day it opens, and any policy by today.
  const inForce = chinaTime(now, Math.min(-age + random.whole(0, 30), window?.opens ?? 0, 0))
  const expireDate =
    validity === '有效' && random.chance(0.4)
      ? undefined
      : dayEnd(now, validity === '有效' ? random.whole(120, 900) : -random.whole(1, 90))
  const amounts = amountsOf(random, theme)
  return {
    id,
    theme: theme.subject,
    createTime: publishDate,
    updateTime: publishDate,
    title,
    docNumber,
    summary: `面向${audienceOf(theme)}，${theme.aim}，采取${theme.supportMode}方式，${amounts.amountText}。`,
    level,
    region,
    departments: departmentsOf,
    publishDate,
    effectiveDate: inForce < publishDate ? publishDate : inForce,
    ...(expireDate ? { expireDate } : {}),
    validity,
    policyType: theme.policyType,
    supportMode: theme.supportMode,
    industries: theme.industries,
    targetScale: theme.scales.length ? theme.scales : [...targetScales],
    targetTags: theme.tags,
    ...amounts,
    ...(applyStart && applyEnd ? { applyStart, applyEnd } : {}),
    isRolling: plan === 'rolling',
    batches: applyStart && applyEnd ? [{ name: batch, applyStart, applyEnd }] : [],
    contactOrg: lead + sectionOf(theme.office, level),
    contactPhone: phoneOf(lead),
    sourceUrl: sourceUrlOf(id, publishDate),
    decodeIds: [],
    revisions: [],
    ...attentionOf(random, Math.max(1, age)),
  }
}

/** Returns the readers of a policy, who come with the days and fewer each month; one in some thirty keeps it. */
function attentionOf(random: Random, age: number): Pick<PolicyRow, 'viewCount' | 'favoriteCount'> {
  const readers = 60 + random.whole(0, 180) + random.whole(0, 180) + random.whole(0, 180)
  const viewCount = Math.round(readers * Math.sqrt(age) * (0.4 + random.next()))
  return { viewCount, favoriteCount: Math.round((viewCount * random.whole(10, 60)) / 1_000) }
}

/** Returns the address at which a document is published. */
export const sourceUrlOf = (id: string, publishDate: string): string =>
  `https://www.example.gov.cn/zwgk/${isoDay(publishDate).replaceAll('-', '')}/${id}.html`

const audienceOf = ({ tags, scales, industries }: Theme) =>
  tags.length ? taggedText(tags) : industries.length ? `${industries.join('、')}企业` : sizedText(scales)

const amountTextOf = ({ least, most, ratio }: Theme) => {
  if (!most) return ratio === 100 ? '按 100% 加计扣除' : '按规定享受政策待遇'
  const limit = least === most ? moneyText(most * WAN) : `最高 ${moneyText(most * WAN)}`
  return ratio
    ? `按核定金额的 ${String(ratio)}% 支持，${limit}`
    : `一次性支持${least === most ? ' ' : '，'}${limit}`
}

function amountsOf(random: Random, { least, most, ratio, ...theme }: Theme) {
  // Districts and years differ in their budgets: the maximum is the theme's, or a round share of it.
  const top = most && Math.max(least, Math.round((most * random.pick([0.4, 0.6, 0.8, 1, 1])) / 5) * 5)
  return {
    ...(top ? { amountMin: least * WAN, amountMax: top * WAN } : {}),
    ...(ratio ? { ratio } : {}),
    amountText: amountTextOf({ ...theme, least, most: top, ratio }),
  }
}
