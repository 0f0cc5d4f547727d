import { oneOf } from '@mswjs/data'
import * as v from 'valibot'
import { Favorite } from '#api/serve.ts'
import { MyProduct, Viewer } from '#api/serve-product.ts'
import { Enquiry, MyProvider } from '#api/serve-provider.ts'
import { model } from '#mocks/model.ts'
import { ofTheCity } from '#mocks/record/approved.ts'

/** What of a provider stays public while an edit of it is audited. */
export const Approved = v.omit(v.partial(MyProvider), [
  ...ofTheCity,
  'score',
  'ratingCount',
  'productCount',
  'answerHours',
  'enquiries',
  'audits',
  'isShown',
  'shownTypes',
])

/** A provider, whose it is, and how its audits went; productCount is counted when asked for. */
export const ProviderRow = v.object({
  ...v.omit(MyProvider, ['enquiries', 'productCount', 'isShown', 'shownTypes']).entries,
  userId: v.string(),
  /** The points of all who scored, added up. */
  ratingSum: v.number(),
  /** Hours from each request that was answered to its first answer, the oldest first. */
  waits: v.array(v.number()),
  approved: v.optional(Approved),
})
export type ProviderRow = v.InferOutput<typeof ProviderRow>

/** A service, whose it is, and how its audits went; the provider's name is looked up. */
export const ProductRow = v.object({
  ...v.omit(MyProduct, ['providerName', 'enquiryCount', 'waiting', 'viewers']).entries,
  userId: v.string(),
  ratingSum: v.number(),
  /** Who has looked at it, by the enterprise they looked for; '' for all without one. */
  views: v.array(v.object({ enId: v.string(), ...Viewer.entries })),
})
export type ProductRow = v.InferOutput<typeof ProductRow>

/** A request, with the side that asks: its enterprise, or '' for a person without one. */
const EnquiryRow = v.object({
  ...Enquiry.entries,
  userId: v.string(),
  enId: v.string(),
})
export type EnquiryRow = v.InferOutput<typeof EnquiryRow>

export const tables = {
  provider: model(ProviderRow),
  product: model(ProductRow),
  serviceFavorite: model(
    v.object({
      ...v.pick(Favorite, ['id', 'createTime', 'updateTime', 'type', 'targetId', 'name']).entries,
      userId: v.string(),
    }),
  ),
  serviceEnquiry: model(EnquiryRow, { provider: oneOf('provider') }),
}
