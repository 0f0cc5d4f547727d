import { linkOptions } from '@tanstack/react-router'
import type { ActivityBrief } from '#api/activity.ts'
import type { DemandBrief, SupplyBrief } from '#api/docking.ts'
import type { Interpretation } from '#api/interpretation.ts'
import type { Item } from '#api/item.ts'
import type { ListingBrief } from '#api/market.ts'
import type { ProblemBrief } from '#api/problem.ts'
import type { PolicyBrief } from '#api/policy.ts'
import type { AssistantQuestion } from '#api/qa.ts'
import type { ProductBrief } from '#api/serve-product.ts'
import type { ProviderBrief } from '#api/serve-provider.ts'
import { dateText, timeText } from '#lib/dates.ts'
import { moneyText, priceText, rangeText, upToText } from '#lib/money.ts'
import { answerText } from '#rules/problem-search.ts'
import type { Target } from '#ui/link.ts'

/** Search hit of any kind. */
export interface Hit {
  id: string
  title: string
  /** Link of the hit; without one the hit unfolds in place: a question. */
  link?: Target
  meta: (string | undefined)[]
  /** Excerpt of one or two lines. */
  excerpt?: string
  amount?: string
  /** Item that a verdict is shown for, because it leads to a declaration. */
  judged?: Item
  /** Deadline of a declaration or sign-up, ISO. */
  deadline?: string
  /** Form in which it is declared on this portal, until its deadline. */
  formKey?: Item['formKey']
}

const policyLink = (id: string) => linkOptions({ to: '/policy/search/detail', search: { id } })

/** Converts a policy to a hit. */
export const policyHit = (one: PolicyBrief): Hit => ({
  id: one.id,
  title: one.title,
  link: policyLink(one.id),
  meta: [one.level, one.departments.join('、'), `${dateText(one.publishDate)}发布`, one.validity],
  excerpt: one.summary,
  ...(one.amountMax ? { amount: upToText(one.amountMax) } : {}),
  ...(one.applyEnd ? { deadline: one.applyEnd } : {}),
})

/** Converts an item to declare (申报项目) to a hit. */
export const itemHit = (one: Item): Hit => ({
  id: one.id,
  title: one.name,
  link: policyLink(one.policyId),
  meta: [one.department, one.level, one.mode, one.state],
  judged: one,
  ...(one.applyEnd ? { deadline: one.applyEnd } : {}),
  ...(one.mode === '网上申报' && one.state !== '未开始' ? { formKey: one.formKey } : {}),
  ...(one.quotaAmount > 0 ? { amount: upToText(one.quotaAmount) } : {}),
})

/** Converts a service to a hit. */
export const serviceHit = (one: ProductBrief): Hit => ({
  id: one.id,
  title: one.name,
  link: linkOptions({ to: '/professional-services/detail', search: { id: one.id } }),
  meta: [one.serviceType, one.providerName, one.duration],
  excerpt: one.summary,
  amount: one.priceMin === undefined ? one.priceMode : `${moneyText(one.priceMin)}起`,
})

/** Converts a service provider to a hit. */
export const providerHit = (one: ProviderBrief): Hit => ({
  id: one.id,
  title: one.name,
  link: linkOptions({ to: '/professional-services/organ-detail', search: { id: one.id } }),
  meta: [one.nature, one.serviceTypes.join('、'), one.coverage.join('、')],
  excerpt: one.intro,
})

/** Converts a market listing to a hit. */
export const listingHit = (one: ListingBrief): Hit => ({
  id: one.id,
  title: one.title ?? '未命名产品',
  link: linkOptions({ to: '/market/detail', search: { id: one.id } }),
  meta: [one.tradeType, one.categoryPath.join(' / '), one.brand, one.origin],
  amount: one.price === undefined ? '面议' : `${moneyText(one.price)}/${one.unit ?? '件'}`,
})

/** Converts a supply to a hit. */
export const supplyHit = (one: SupplyBrief): Hit => ({
  id: one.id,
  title: one.title,
  link: linkOptions({ to: '/docking/supply-service/detail', search: { id: one.id } }),
  meta: [one.category, one.publisherOrg, one.region],
  amount: one.budgetType === '面议' ? '价格面议' : priceText(one.price, one.priceUnit),
})

/** Converts a demand to a hit. */
export const demandHit = (one: DemandBrief): Hit => ({
  id: one.id,
  title: one.title,
  link: linkOptions({ to: '/docking/demand-service/detail', search: { id: one.id } }),
  meta: [one.category, one.publisherOrg, one.region],
  amount:
    one.budgetMin === undefined || one.budgetMax === undefined
      ? '预算面议'
      : rangeText(one.budgetMin, one.budgetMax),
})

/** Converts an interpretation (解读) to a hit. */
export const decodeHit = (one: Interpretation): Hit => ({
  id: one.id,
  title: one.title,
  link: linkOptions({ to: '/policy/decode/$id', params: { id: one.id } }),
  meta: [one.form, one.author, `${dateText(one.publishDate)}发布`],
  excerpt: one.summary,
})

/** Converts an activity to a hit. */
export const activityHit = (one: ActivityBrief): Hit => ({
  id: one.id,
  title: one.title,
  link: linkOptions({ to: '/roadshow/$id', params: { id: one.id } }),
  meta: [one.type, one.mode, timeText(one.startTime), one.address, one.state],
  deadline: one.signupEnd,
})

/** Converts a frequently asked question to a hit. */
export const problemHit = (one: ProblemBrief & { answerHtml?: string }): Hit => ({
  id: one.id,
  title: one.question,
  link: linkOptions({ to: '/appeal/FAQ-list/detail', search: { id: one.id } }),
  meta: [one.tagName, one.department, `${dateText(one.updateTime)}答复`],
  ...(one.answerHtml === undefined ? {} : { excerpt: answerText(one.answerHtml).replace(/\s+/g, ' ') }),
})

/** Converts a question of the assistant to a hit. */
export const questionHit = (one: AssistantQuestion & { category?: string }): Hit => ({
  id: one.id,
  title: one.content,
  meta: [one.category],
})
