import type * as v from 'valibot'
import type { Product, ProductDraft, ProductForm } from '#api/serve-product.ts'
import type { ProviderForm } from '#api/serve-provider.ts'
import { productLifecycle, productMoves } from '#rules/product-states.ts'
import { enquiryLifecycle, providerLifecycle } from '#rules/provider-states.ts'
import type { User } from '#mocks/auth/tables.ts'
import { pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { type AuditedKind, moveAudited, openToSave, putSaved, savedColumns } from '#mocks/record/audited.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import type { ProductRow, ProviderRow } from './tables.ts'

/** A service that went through an audit: nothing of its form is missing. */
type Whole = ProductRow & Omit<Product, 'providerName' | 'favorite' | 'mine'>

/** The providers that the public sees. */
export const publicProviders = (world: World) =>
  world.db.provider.findMany({ where: { status: { equals: '已通过' } } })

/** True for a service that the public sees: its provider must be 已通过, too. */
export const isPublic = (world: World, row: ProductRow): row is Whole =>
  row.status === '已上架' && world.db.provider.find(row.providerId)?.status === '已通过'

/** The services that the public sees. */
export const publicProducts = (world: World): Whole[] =>
  world.db.product
    .findMany({ where: { status: { equals: '已上架' } } })
    .filter((row): row is Whole => isPublic(world, row))

/** A service with its provider's name. */
export const named = <Row extends ProductRow>(world: World, row: Row) => ({
  ...row,
  providerName: world.db.provider.find(row.providerId)?.name ?? '',
})

/** How many services of every provider the public sees, by provider id. */
export function productCounts(world: World): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { providerId } of publicProducts(world))
    counts.set(providerId, (counts.get(providerId) ?? 0) + 1)
  return counts
}

/** The caller, who must be a service provider. @throws refusal 403 for other members. */
export const asProvider = (user: User): User =>
  user.memberType === 'service_provider' ? user : refuse.forbidden('仅服务机构可以使用')

/** The provider of the caller's enterprise. @throws refusal for anybody else's. */
export function ownProvider(by: Caller, id: string): ProviderRow {
  asProvider(by.user)
  return by.own(by.world.db.provider.get(id, '服务机构'))
}

/** A service of the caller's enterprise. @throws refusal for anybody else's. */
export function ownProduct(by: Caller, id: string): ProductRow {
  asProvider(by.user)
  return by.own(by.world.db.product.get(id, '服务产品'))
}

/** The owner's view of a provider: what it offers, and who has asked to be contacted. */
export const mineOf = (world: World, row: ProviderRow) => ({
  ...row,
  productCount: productCounts(world).get(row.id) ?? 0,
  enquiries: world.db.serviceEnquiry.findMany({ where: { providerId: { equals: row.id } } }),
})

/** How services are audited and moved. Who has asked to be contacted about one hears when it is taken down. */
export const products: AuditedKind<ProductRow> = {
  lifecycle: productLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, id, { state, ...step }) => world.db.product.change(id, { ...step, status: state }),
  refusal: (from, to) =>
    to === '已上架'
      ? '只有已下架的服务可以上架'
      : to === '已下架'
        ? '只有已上架的服务可以下架'
        : `${from}的服务不能改为${to}`,
  others: (world, { id, name, providerId }, { to }) =>
    to === '已下架'
      ? {
          userIds: world.db.serviceEnquiry
            .findMany({ where: { productId: { equals: id } } })
            .filter((one) => !enquiryLifecycle.isFinal(one.status))
            .map((one) => one.userId),
          told: {
            type: '对接',
            title: '您联系的服务已下架',
            content: `“${name}”已由服务机构下架，仍可与机构联系。`,
            bizType: 'provider',
            bizId: providerId,
            link: `/professional-services/organ-detail?id=${providerId}`,
          },
        }
      : undefined,
  find: (world, id) => world.db.product.get(id, '服务产品'),
  prefix: 'product',
  noun: '服务',
  title: '服务',
  nameOf: (row) => row.name,
  done: '已通过审核',
  way: { kept: '草稿', waits: '待审核', passed: '已上架', rejected: '已驳回' },
  auditor: auditors.service,
  about: { bizType: 'product', link: '/user/my-product' },
  view: named,
}

/** How providers are audited. New and changed ones are out of the public's sight until they pass. */
export const providers: AuditedKind<ProviderRow> = {
  lifecycle: providerLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, id, { state, ...step }) => world.db.provider.change(id, { ...step, status: state }),
  refusal: (from, to) => `${from}的机构不能改为${to}`,
  find: (world, id) => world.db.provider.get(id, '服务机构'),
  prefix: 'provider',
  noun: '内容',
  title: '机构',
  nameOf: (row) => row.name,
  done: '已通过审核',
  way: { waits: '待审核', passed: '已通过', rejected: '已驳回' },
  auditor: auditors.service,
  about: { bizType: 'provider', link: '/user/my-provider' },
  view: mineOf,
}

/** Saves a service of the caller's own provider, which must be 已通过 before one is submitted; see {@link openToSave}. */
export function saveProduct(
  by: Caller,
  sent: v.InferOutput<typeof ProductDraft | typeof ProductForm>,
): ProductRow {
  const { world, user } = by
  const { id, version, draft, ...fields } = sent
  const provider = ownProvider(by, fields.providerId)
  const row = openToSave(by, products, { id, version, draft })
  if (!draft && provider.status !== '已通过')
    refuse.fields([{ field: 'providerId', errorMessage: '机构通过审核后才能发布服务' }])
  refuseAny(pictureErrors(world, user.id, { cover: fields.cover }, [row?.cover]))
  return putSaved(world.db.product, {
    ...savedColumns(by, products, row, draft),
    score: row?.score ?? 0,
    orderCount: row?.orderCount ?? 0,
    ...fields,
  })
}

/** Saves the caller's provider; see {@link openToSave}. */
export function saveProvider(by: Caller, { id, version, ...fields }: ProviderForm): ProviderRow {
  const { world } = by
  const user = asProvider(by.user)
  const row = openToSave(by, providers, { id, version })
  const taken = world.db.provider.findFirst({ where: { creditCode: { equals: fields.creditCode } } })
  if (taken && taken.id !== id)
    refuse.fields([{ field: 'creditCode', errorMessage: '该统一社会信用代码已有机构登记' }])
  refuseAny(pictureErrors(world, user.id, { logo: fields.logo }, [row?.logo]))
  return putSaved(world.db.provider, {
    ...savedColumns(by, providers, row),
    score: row?.score ?? 0,
    ...fields,
  })
}

/**
 * Puts the caller's service up or takes it down. Up needs no second audit: since it was let through nothing has
 * changed, for every edit goes to 待审核.
 */
export const moveProduct = (by: Caller, id: string, to: keyof typeof productMoves): ProductRow =>
  moveAudited(by.world, products, ownProduct(by, id), productMoves[to], { by: 'owner' })
