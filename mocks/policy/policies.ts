import { levels, targetScales } from '#api/policy-words.ts'
import { isoDay } from '#lib/dates.ts'
import { moneyText } from '#lib/money.ts'
import type { Random } from '#mocks/random.ts'
import { departments } from '#mocks/words.ts'
import type { PolicyRow } from './tables.ts'
import { chinaTime, dayEnd, dayStart } from './days.ts'
import { departmentOf, docNumberOf, regionOf, titleOf } from './titles.ts'
import { type Theme, themes } from './themes.ts'

/** Where a policy's window is to stand: days from today that it opens and closes, or all year. */
export type Plan = { opens: number; closes: number } | 'rolling'

const WAN = 10_000

/** The themes whose applications are handed in, as against those that are granted without one. */
const applied = themes.filter((one) => one.supportMode !== '免申即享')
const granted = themes.filter((one) => one.supportMode === '免申即享')
/** Of those the ones that pay money: a relief of taxes has no budget and no account. */
const paid = granted.filter((one) => one.most > 0)
/** Those that a special declaration is about. */
const special = themes.filter(({ subject }) => /专精特新|创新型中小企业/.test(subject))

interface Kind {
  id: string
  now: number
  plan: Plan
  /** True where it is granted without an application; `money` where it is paid out. */
  free: boolean
  money?: boolean
  /** True where a special declaration (专精特新) is about it. */
  srdi?: boolean
  /** True where it must be in force. */
  current: boolean
}

/** A policy composed of real material; the same chance gives the same policy. */
export function composePolicy(
  random: Random,
  { id, now, plan, free, money = false, srdi = false, current }: Kind,
): PolicyRow {
  const theme = random.pick(srdi ? special : money ? paid : free ? granted : applied)
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
  // What is called for appears a little before it opens; the rest any time in these three years.
  const age = window
    ? random.whole(1, 20) - Math.min(window.opens, 0)
    : random.whole(2, current ? 500 : 1_000)
  const publishDate = chinaTime(now, -age)
  const year = Number(isoDay(publishDate).slice(0, 4))
  const { title, batch } = titleOf(random, theme, level, region, year)
  const validity = current ? '有效' : random.pick(['有效', '有效', '失效', '废止', '已修订'] as const)
  const applyStart = window && dayStart(now, window.opens)
  const applyEnd = window && dayEnd(now, window.closes)
  const lead = departmentOf(theme.office, level, region)
  return {
    id,
    theme: theme.subject,
    createTime: publishDate,
    updateTime: publishDate,
    title,
    docNumber: docNumberOf(random, theme.office, level, region, year),
    summary: `面向${audienceOf(theme)}，${theme.aim}，采取${theme.supportMode}方式，${amountTextOf(theme)}。`,
    level,
    region,
    departments: [
      lead,
      ...(level === '市级' && random.chance(0.4)
        ? [random.pick(departments.filter((one) => one !== lead))]
        : []),
    ],
    publishDate,
    effectiveDate: chinaTime(now, Math.min(-age + random.whole(0, 30), 0)),
    ...(validity === '有效' && random.chance(0.4)
      ? {}
      : { expireDate: dayEnd(now, validity === '有效' ? random.whole(120, 900) : -random.whole(1, 90)) }),
    validity,
    policyType: theme.policyType,
    supportMode: theme.supportMode,
    industries: theme.industries,
    targetScale: theme.scales.length ? theme.scales : [...targetScales],
    targetTags: theme.tags,
    ...amountsOf(random, theme),
    ...(applyStart && applyEnd ? { applyStart, applyEnd } : {}),
    isRolling: plan === 'rolling',
    batches: applyStart && applyEnd ? [{ name: batch, applyStart, applyEnd }] : [],
    contactOrg: `${lead}${random.pick(['企业服务科', '产业发展科', '政策法规科', '规划财务科', '综合科'])}`,
    contactPhone: `0532-${String(random.whole(5_100, 8_990))}${String(random.whole(1_000, 9_999))}`,
    sourceUrl: `https://www.example.gov.cn/zwgk/${isoDay(publishDate).replaceAll('-', '')}/${id}.html`,
    decodeIds: [],
    revisions: [],
    viewCount: random.whole(40, 9_800),
    favoriteCount: random.whole(0, 260),
  }
}

const audienceOf = ({ tags, scales, industries }: Theme) =>
  tags.length
    ? `${tags.join('、')}企业`
    : industries.length
      ? `${industries.join('、')}企业`
      : `${scales.join('、')}型企业`

const amountTextOf = ({ least, most, ratio }: Theme) => {
  if (!most) return ratio === 100 ? '按 100% 加计扣除' : '按规定享受政策待遇'
  const limit = least === most ? moneyText(most * WAN) : `最高 ${moneyText(most * WAN)}`
  return ratio
    ? `按核定金额的 ${String(ratio)}% 支持，${limit}`
    : `一次性支持${least === most ? ' ' : '，'}${limit}`
}

function amountsOf(random: Random, { least, most, ratio, ...theme }: Theme) {
  // Districts and years differ in what they can pay: the top is the theme's, or a round part of it.
  const top = most && Math.max(least, Math.round((most * random.pick([0.4, 0.6, 0.8, 1, 1])) / 5) * 5)
  return {
    ...(top ? { amountMin: least * WAN, amountMax: top * WAN } : {}),
    ...(ratio ? { ratio } : {}),
    amountText: amountTextOf({ ...theme, least, most: top, ratio }),
  }
}
