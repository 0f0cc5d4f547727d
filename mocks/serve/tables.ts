import * as v from 'valibot'
import { AuditRecord } from '#api/audit.ts'
import { Favorite } from '#api/serve.ts'
import { MyProduct } from '#api/serve-product.ts'
import { Enquiry, MyProvider } from '#api/serve-provider.ts'
import { model, one } from '#mocks/model.ts'

/** A provider, whose it is, and how its audits went; productCount is counted when asked for. */
export const ProviderRow = v.object({
  ...v.omit(MyProvider, ['enquiries', 'productCount']).entries,
  userId: v.string(),
  audits: v.array(AuditRecord),
})
export type ProviderRow = v.InferOutput<typeof ProviderRow>

/** A service, whose it is, and how its audits went; the provider's name is looked up. */
export const ProductRow = v.object({
  ...v.omit(MyProduct, ['providerName']).entries,
  userId: v.string(),
  audits: v.array(AuditRecord),
})
export type ProductRow = v.InferOutput<typeof ProductRow>

export const tables = {
  provider: model(ProviderRow),
  product: model(ProductRow),
  serviceFavorite: model(
    v.object({
      ...v.pick(Favorite, ['id', 'createTime', 'updateTime', 'type', 'targetId']).entries,
      userId: v.string(),
    }),
    { user: one('user', 'userId') },
  ),
  /** With the side that asks: its enterprise, or '' for a person without one. */
  serviceEnquiry: model(
    v.object({
      ...Enquiry.entries,
      providerId: v.string(),
      userId: v.string(),
      enId: v.string(),
    }),
    { user: one('user', 'userId'), provider: one('provider', 'providerId') },
  ),
}
