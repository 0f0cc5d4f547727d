import { oneOf } from '@mswjs/data'
import * as v from 'valibot'
import { Favorite } from '#api/serve.ts'
import { MyProduct, Viewer } from '#api/serve-product.ts'
import { Enquiry, MyProvider, Review } from '#api/serve-provider.ts'
import { model } from '#mocks/model.ts'
import { cityColumns } from '#mocks/record/approved.ts'

/** Fields of a provider that stay public while an edit of it is audited. */
export const Approved = v.omit(v.partial(MyProvider), [
  ...cityColumns,
  'score',
  'ratingCount',
  'productCount',
  'orderCount',
  'answerHours',
  'enquiries',
  'audits',
  'isShown',
  'shownTypes',
])

/** A provider with its owner and its audits; productCount and orderCount are calculated on request. */
export const ProviderRow = v.object({
  ...v.omit(MyProvider, ['enquiries', 'productCount', 'orderCount', 'isShown', 'shownTypes']).entries,
  userId: v.string(),
  /** Sum of all ratings. */
  ratingSum: v.number(),
  /** Hours from each answered request to its first answer, oldest first. */
  waits: v.array(v.number()),
  approved: v.optional(Approved),
})
export type ProviderRow = v.InferOutput<typeof ProviderRow>

/** A service with its owner and its audits; the provider's name is looked up. */
export const ProductRow = v.object({
  ...v.omit(MyProduct, ['providerName', 'enquiryCount', 'waiting', 'viewers']).entries,
  userId: v.string(),
  ratingSum: v.number(),
  /** Reviews from before the world began, newest first; later ones are the rated requests. */
  reviews: v.array(Review),
  /** Viewers by the enterprise for which they viewed the service; '' for all without one. */
  views: v.array(v.object({ enId: v.string(), ...Viewer.entries })),
})
export type ProductRow = v.InferOutput<typeof ProductRow>

/** A request with the asking side: its enterprise, or '' for a person without one. */
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
