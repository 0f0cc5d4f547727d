import type * as v from 'valibot'
import type { Product, ProductDraft, ProductForm } from '#api/serve-product.ts'
import type { ProviderForm } from '#api/serve-provider.ts'
import { productLifecycle, productMoves } from '#rules/product-states.ts'
import { enquiryLifecycle, providerLifecycle } from '#rules/provider-states.ts'
import { menusOf } from '#mocks/auth/accounts.ts'
import type { User } from '#mocks/auth/tables.ts'
import { pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import {
  type AuditedKind,
  moveAudited,
  openToSave,
  putSaved,
  savedColumns,
  takeDownUnseen,
} from '#mocks/record/audited.ts'
import { approvedOf } from '#mocks/record/approved.ts'
import { auditors } from '#mocks/record/audits.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/city.ts'
import { districts } from '#mocks/vocabulary.ts'
import { Approved, type ProductRow, type ProviderRow } from './tables.ts'
import { viewersOf } from './views.ts'

/** A service after an audit, with every field of its form. */
type CompleteProduct = ProductRow & Omit<Product, 'providerName' | 'favorite' | 'mine'>

/**
 * Returns the public version of a provider: the provider itself, or the approved version while an edit is audited.
 * Undefined where only the owner may read it.
 */
function shownOf({ approved, ...row }: ProviderRow): ProviderRow | undefined {
  // Only the owner may read why an edit was rejected.
  if (approved) return { ...row, ...approved, status: '已通过', reason: undefined }
  return row.status === '已通过' ? row : undefined
}

/** Returns the providers visible to the public. */
export const publicProviders = (world: World): ProviderRow[] =>
  world.db.provider.getAll().flatMap((row) => shownOf(row) ?? [])

/** Returns true for a service visible to the public, whose provider is public as well. */
export function isPublic(world: World, row: ProductRow): row is CompleteProduct {
  const provider = world.db.provider.find(row.providerId)
  return row.status === '已上架' && provider !== undefined && shownOf(provider) !== undefined
}

/** Returns the services visible to the public, each with its provider's name, coverage and qualifications. */
export function publicOffers(world: World) {
  const providers = new Map(publicProviders(world).map((one) => [one.id, one]))
  return world.db.product.findMany({ where: { status: { equals: '已上架' } } }).flatMap((row) => {
    const provider = providers.get(row.providerId)
    if (!provider) return []
    const { name: providerName, coverage, qualifications } = provider
    return [{ ...(row as CompleteProduct), providerName, coverage, qualifications }]
  })
}

/** Returns a service with its provider's name. */
export const withProviderName = <Row extends Pick<ProductRow, 'providerId'>>(world: World, row: Row) => ({
  ...row,
  providerName: providerNameOf(world, row.providerId),
})

/** Returns a provider's name, from the public version where there is one. */
export function providerNameOf(world: World, id: string): string {
  const row = world.db.provider.find(id)
  return (row && (shownOf(row) ?? row).name) ?? ''
}

/** Returns the number of public services by provider id. */
export function productCounts(world: World): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { providerId } of publicOffers(world)) counts.set(providerId, (counts.get(providerId) ?? 0) + 1)
  return counts
}

/** Returns how often the public services of each provider were carried out, by provider id. */
export function orderCounts(world: World): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { providerId, orderCount } of publicOffers(world))
    counts.set(providerId, (counts.get(providerId) ?? 0) + orderCount)
  return counts
}

/** Returns the caller. @throws Refusal 403 for a user who is no service provider */
export const asProvider = (user: User): User =>
  user.memberType === 'service_provider' ? user : refuse.forbidden('仅服务机构可以使用')

/** Returns the provider of the caller's enterprise, also while it is applying. @throws Refusal for any other */
export const ownProvider = (by: Caller, id: string): ProviderRow =>
  by.own(by.world.db.provider.get(id, '服务机构'))

/** Returns a service of the caller's enterprise. @throws Refusal for any other */
export function ownProduct(by: Caller, id: string): ProductRow {
  asProvider(by.user)
  return by.own(by.world.db.product.get(id, '服务产品'))
}

/** Returns a provider as its owner reads it, with its number of services and the requests for contact. */
export const mineOf = (world: World, { approved, ...row }: ProviderRow) => ({
  ...row,
  productCount: productCounts(world).get(row.id) ?? 0,
  enquiries: world.db.serviceEnquiry.findMany({
    where: { providerId: { equals: row.id } },
    orderBy: { createTime: 'desc' },
  }),
  ...publicVersionOf(approved),
})

/** Returns the owner's facts of the version that stays public while an edit is audited. */
export const publicVersionOf = (approved: ProviderRow['approved']) =>
  approved ? { isShown: true, shownTypes: approved.serviceTypes } : {}

/**
 * Returns a service as its owner reads it, with the requests about it, the number still unanswered, and its viewers.
 */
export const ownProductOf = (world: World, { views, ...row }: ProductRow) => {
  const requests = world.db.serviceEnquiry.findMany({ where: { productId: { equals: row.id } } })
  return {
    ...withProviderName(world, row),
    enquiryCount: requests.length,
    waiting: requests.filter(({ status }) => status === '待联系').length,
    viewers: viewersOf(views),
  }
}

/**
 * Rules for the audits and moves of services. Users with an open request about a service are notified when it is taken
 * down.
 */
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
  nounOf: () => '服务',
  titleOf: () => '服务',
  nameOf: (row) => row.name,
  done: '已通过审核',
  way: { kept: '草稿', waits: '待审核', passed: '已上架', rejected: '已驳回' },
  auditor: auditors.service,
  bizType: 'product',
  linkOf: (id) => `/professional-services/product-service/view/${id}`,
  view: ownProductOf,
}

/**
 * Rules for the audits of providers. A new provider is not public until it is approved; an edited one stays public in
 * its approved version.
 */
export const providers: AuditedKind<ProviderRow> = {
  lifecycle: providerLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, id, { state, ...step }) => {
    if (state !== '已通过') return world.db.provider.change(id, { ...step, status: state })
    const row = world.db.provider.change(id, { ...step, status: state, approved: undefined })
    // The applicant becomes a service provider; the portal reads this with the user.
    if (world.db.user.find(row.userId))
      world.db.user.change(row.userId, {
        memberType: 'service_provider',
        menus: menusOf('service_provider'),
      })
    return row
  },
  refusal: (from, to) => `${from}的机构不能改为${to}`,
  find: (world, id) => world.db.provider.get(id, '服务机构'),
  prefix: 'provider',
  nounOf: () => '内容',
  titleOf: () => '机构',
  nameOf: (row) => row.name,
  done: '已通过审核',
  way: { waits: '待审核', passed: '已通过', rejected: '已驳回' },
  auditor: auditors.service,
  bizType: 'provider',
  linkOf: () => '/user/my-provider',
  view: mineOf,
}

/**
 * Saves a service of the caller's own provider; see {@link openToSave}. Submitting needs a public version of the
 * provider, because that version lists the allowed types of service.
 */
export function saveProduct(
  by: Caller,
  sent: v.InferOutput<typeof ProductDraft | typeof ProductForm>,
): ProductRow {
  const { world } = by
  const user = asProvider(by.user)
  const { id, version, draft, ...fields } = sent
  const provider = ownProvider(by, fields.providerId)
  const row = openToSave(by, products, { id, version, draft })
  const shown = shownOf(provider)
  if (!draft && !shown) refuse.field('providerId', '机构通过审核后才能发布服务')
  if (fields.serviceType && !(shown ?? provider).serviceTypes.includes(fields.serviceType))
    refuse.field('serviceType', '机构未开展此类服务，请先修改机构资料')
  refuseAny(pictureErrors(world, user.id, { cover: fields.cover }, [row?.cover]))
  return putSaved(world.db.product, {
    ...savedColumns(by, products, row, draft),
    ...ratingsOf(row),
    orderCount: row?.orderCount ?? 0,
    viewCount: row?.viewCount ?? 0,
    views: row?.views ?? [],
    reviews: row?.reviews ?? [],
    ...fields,
  })
}

/** Returns the ratings of a record, which an edit keeps. */
const ratingsOf = ({ score, ratingCount, ratingSum }: Partial<ProductRow | ProviderRow> = {}) => ({
  score: score ?? 0,
  ratingCount: ratingCount ?? 0,
  ratingSum: ratingSum ?? 0,
})

/**
 * Applies to become a provider, or saves the caller's own; see {@link openToSave}. Any member with an enterprise may
 * apply, once for each enterprise. An approved version stays public until the edit is approved.
 */
export function saveProvider(by: Caller, { id, version, ...fields }: ProviderForm): ProviderRow {
  const { world, user } = by
  const row = openToSave(by, providers, { id, version })
  if (!row && world.db.provider.count({ where: { enId: { equals: by.enId } } }))
    refuse.rule('本企业已有服务机构，请在“我的机构”中修改')
  if (fields.coverage.some((place) => place !== '全市' && !districts.some((one) => one === place)))
    refuse.field('coverage', '请从列表中选择服务区域')
  const taken = world.db.provider.findFirst({ where: { creditCode: { equals: fields.creditCode } } })
  if (taken && taken.id !== id) refuse.field('creditCode', '该统一社会信用代码已有机构登记')
  refuseAny(pictureErrors(world, user.id, { logo: fields.logo }, [row?.logo]))
  const approved = row && (row.approved ?? (row.status === '已通过' ? approvedOf(Approved, row) : undefined))
  return putSaved(world.db.provider, {
    ...savedColumns(by, providers, row),
    ...ratingsOf(row),
    waits: row?.waits ?? [],
    ...(row?.answerHours === undefined ? {} : { answerHours: row.answerHours }),
    ...(approved ? { approved } : {}),
    ...fields,
  })
}

/**
 * Puts the caller's service up or takes it down; see {@link takeDownUnseen}. Putting it up needs no new audit, because
 * every edit since the approval goes to 待审核.
 */
export function moveProduct(by: Caller, id: string, to: keyof typeof productMoves): ProductRow {
  const { world } = by
  const row = ownProduct(by, id)
  const unseen =
    to === 'down' ? takeDownUnseen(world, products, world.db.product, row, productMoves.down) : undefined
  return unseen ?? moveAudited(world, products, row, productMoves[to], { by: 'owner' })
}
