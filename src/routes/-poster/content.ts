import { linkOptions } from '@tanstack/react-router'
import type { Activity } from '#api/activity.ts'
import type { Listing } from '#api/market.ts'
import type { PolicyDetail } from '#api/policy.ts'
import type { Product } from '#api/serve-product.ts'
import { dateText, timeText } from '#lib/dates.ts'
import { moneyText, rangeText, upToText } from '#lib/money.ts'
import { windowOf } from '#rules/window.ts'
import type { Target } from '#ui/link.ts'

/** Content of a poster of any kind. */
export interface PosterContent {
  /** Kind of record: 政策, 活动. */
  kind: string
  title: string
  /** Responsible organisation. */
  by: string
  /** Most important number or state. */
  highlight: string
  /** Facts in a column: label and value. */
  facts: [label: string, value: string][]
  /** Page that the QR code opens. */
  link: Target
}

/** Returns the facts that have a value. */
const withValues = (facts: [string, string | undefined][]): [string, string][] =>
  facts.flatMap(([label, value]) => (value ? [[label, value]] : []))

const period = ({ applyStart, applyEnd, isRolling }: PolicyDetail) => {
  if (isRolling) return '常年受理'
  if (!applyEnd) return undefined
  return applyStart ? `${dateText(applyStart)}至 ${dateText(applyEnd)}` : `${dateText(applyEnd)}截止`
}

/** Returns the content of a policy's poster. */
export const policyPoster = (one: PolicyDetail): PosterContent => ({
  kind: one.policyType,
  title: one.title,
  by: one.departments.join('、'),
  highlight: one.amountMax ? upToText(one.amountMax) : one.supportMode,
  facts: withValues([
    ['支持方式', one.amountText],
    ['申报时间', period(one)],
    ['当前状态', one.validity === '有效' ? windowOf(one).state : one.validity],
    ['适用企业', one.targetTags.join('、') || one.targetScale.join('、')],
    ['咨询电话', one.contactPhone],
  ]),
  link: linkOptions({ to: '/policy/search/detail', search: { id: one.id } }),
})

/** Returns the content of an activity's poster. */
export const activityPoster = (one: Activity): PosterContent => ({
  kind: one.type,
  title: one.title,
  by: one.organizer,
  highlight: timeText(one.startTime),
  facts: withValues([
    ['活动方式', one.mode],
    ['活动地点', one.address ?? '线上参加'],
    ['报名截止', timeText(one.signupEnd)],
    ['名额', `${String(one.quota)} 人`],
    ['咨询电话', one.contactPhone],
  ]),
  link: linkOptions({ to: '/roadshow/$id', params: { id: one.id } }),
})

const priceOf = ({ priceMode, priceMin, priceMax }: Product) => {
  if (priceMin === undefined) return priceMode
  return priceMax === undefined ? moneyText(priceMin) : rangeText(priceMin, priceMax)
}

/** Returns the content of a service's poster. */
export const servicePoster = (one: Product): PosterContent => ({
  kind: one.serviceType,
  title: one.name,
  by: one.providerName,
  highlight: priceOf(one),
  facts: withValues([
    ['服务简介', one.summary],
    ['服务周期', one.duration],
    ['交付成果', one.deliverables.join('、')],
  ]),
  link: linkOptions({ to: '/professional-services/detail', search: { id: one.id } }),
})

/** Returns the content of a listing's poster. */
export const listingPoster = (one: Listing): PosterContent => ({
  kind: one.tradeType ?? '工业品',
  title: one.title ?? '工业品',
  by: one.categoryPath.join(' / '),
  highlight: one.price === undefined ? '面议' : `${moneyText(one.price)}/${one.unit ?? '件'}`,
  facts: withValues([
    ['品牌型号', [one.brand, one.model].filter(Boolean).join(' ')],
    ['产地', one.origin],
    ['规格', one.spec],
    ['认证', one.certs?.join('、')],
  ]),
  link: linkOptions({ to: '/market/detail', search: { id: one.id } }),
})

/** Returns the poster in words, for people who cannot see it. */
export const posterText = ({ kind, title, by, highlight, facts }: PosterContent): string =>
  [`海报：${title}`, kind, by, highlight, ...facts.map((fact) => fact.join('：')), '扫码查看详情'].join('；')
