import type * as v from 'valibot'
import type { AuditRecord } from '#api/audit.ts'
import type { Product, ProductDraft, ProductForm, ProductState } from '#api/serve-product.ts'
import type { ProviderForm } from '#api/serve-provider.ts'
import type { User } from '#mocks/auth/data.ts'
import { pictureErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { tell } from '#mocks/message/tell.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import type { World } from '#mocks/world.ts'
import type { ProductRow, ProviderRow } from './data.ts'

/** A service that went through an audit: nothing of its form is missing. */
type Whole = ProductRow & Omit<Product, 'providerName' | 'favorite' | 'mine'>

/** The providers that the public sees. */
export const publicProviders = (world: World) =>
  world.db.provider.all().filter((one) => one.status === '已通过')

/** True for a service that the public sees: its provider must be 已通过, too. */
export const isPublic = (world: World, row: ProductRow): row is Whole =>
  row.status === '已上架' && world.db.provider.find(row.providerId)?.status === '已通过'

/** The services that the public sees. */
export const publicProducts = (world: World): Whole[] =>
  world.db.product.all().filter((row) => isPublic(world, row))

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
  enquiries: world.db.serviceEnquiry.all().filter((one) => one.providerId === row.id),
})

const submitted = (world: World, user: User): AuditRecord => ({
  time: world.iso(),
  operator: user.nickname,
  result: '提交',
})

/**
 * Saves a service of the caller's own provider, which must be 已通过 before one is submitted. What is ready goes to
 * 待审核, also when it was public before; only what was never public may be kept as 草稿.
 */
export function saveProduct(
  by: Caller,
  sent: v.InferOutput<typeof ProductDraft | typeof ProductForm>,
): ProductRow {
  const { world, user } = by
  const { id, version, draft, ...fields } = sent
  const provider = ownProvider(by, fields.providerId)
  const row = id === undefined ? undefined : ownProduct(by, id)
  if (row) {
    if (version !== row.version) refuse.conflict(named(world, row))
    if (row.status === '待审核') refuse.rule('正在审核，暂不能修改')
    if (draft && row.status !== '草稿' && row.status !== '已驳回') refuse.rule('发布过的服务不能存为草稿')
  }
  if (!draft && provider.status !== '已通过')
    refuse.fields([{ field: 'providerId', errorMessage: '机构通过审核后才能发布服务' }])
  refuseAny(pictureErrors(world, user.id, { cover: fields.cover }, [row?.cover]))
  const time = world.iso()
  const kept = row ?? {
    id: `product-${crypto.randomUUID()}`,
    createTime: time,
    version: 0,
    score: 0,
    orderCount: 0,
    audits: [],
  }
  // Written anew and not changed: what the form left empty goes, too.
  if (row) world.db.product.remove(row.id)
  return world.db.product.add({
    id: kept.id,
    enId: provider.enId,
    userId: user.id,
    createTime: kept.createTime,
    updateTime: time,
    version: kept.version + 1,
    score: kept.score,
    orderCount: kept.orderCount,
    audits: draft ? kept.audits : [...kept.audits, submitted(world, user)],
    status: draft ? '草稿' : '待审核',
    ...fields,
  })
}

/** Saves the caller's provider; new and changed ones go to 待审核, and are out of the public's sight until they pass. */
export function saveProvider(by: Caller, { id, version, ...fields }: ProviderForm): ProviderRow {
  const { world } = by
  const user = asProvider(by.user)
  const row = id === undefined ? undefined : ownProvider(by, id)
  if (row) {
    if (version !== row.version) refuse.conflict(mineOf(world, row))
    if (row.status === '待审核') refuse.rule('正在审核，暂不能修改')
  }
  const taken = world.db.provider.all().some((one) => one.creditCode === fields.creditCode && one.id !== id)
  if (taken) refuse.fields([{ field: 'creditCode', errorMessage: '该统一社会信用代码已有机构登记' }])
  refuseAny(pictureErrors(world, user.id, { logo: fields.logo }, [row?.logo]))
  const time = world.iso()
  const kept = row ?? {
    id: `provider-${crypto.randomUUID()}`,
    enId: by.enId,
    createTime: time,
    version: 0,
    score: 0,
    audits: [],
  }
  if (row) world.db.provider.remove(row.id)
  return world.db.provider.add({
    id: kept.id,
    enId: kept.enId,
    userId: user.id,
    createTime: kept.createTime,
    updateTime: time,
    version: kept.version + 1,
    score: kept.score,
    audits: [...kept.audits, submitted(world, user)],
    status: '待审核',
    ...fields,
  })
}

/**
 * Puts the caller's service up or takes it down. Up needs no second audit: since it was let through nothing has
 * changed, for every edit goes to 待审核.
 */
export function moveProduct(by: Caller, id: string, to: 'up' | 'down'): ProductRow {
  const row = ownProduct(by, id)
  const [from, status]: [ProductState, ProductState] =
    to === 'up' ? ['已下架', '已上架'] : ['已上架', '已下架']
  if (row.status !== from) refuse.rule(`只有${from}的服务可以${status.slice(1)}`)
  return by.world.db.product.change(id, { status, updateTime: by.world.iso(), version: row.version + 1 })
}

/** What the city's auditors decide about a service or a provider that is 待审核. */
export function audit(
  world: World,
  kind: 'product' | 'provider',
  id: string,
  result: 'pass' | 'reject',
  opinion: string,
): void {
  const row =
    kind === 'product' ? world.db.product.get(id, '服务产品') : world.db.provider.get(id, '服务机构')
  if (row.status !== '待审核') refuse.rule('该内容不在待审核状态')
  const passed = result === 'pass'
  const time = world.iso()
  const change = {
    reason: passed ? undefined : opinion,
    audits: [
      ...row.audits,
      { time, operator: '服务审核员', result: passed ? ('通过' as const) : ('驳回' as const), opinion },
    ],
    updateTime: time,
    version: row.version + 1,
  }
  if (kind === 'product') world.db.product.change(id, { ...change, status: passed ? '已上架' : '已驳回' })
  else world.db.provider.change(id, { ...change, status: passed ? '已通过' : '已驳回' })
  tell(world, row.userId, {
    type: '审核',
    title: `${kind === 'product' ? '服务' : '机构'}${passed ? '已通过审核' : '未通过审核'}`,
    content: passed ? `“${row.name}”已通过审核` : `“${row.name}”已驳回：${opinion}`,
    bizType: kind,
    bizId: id,
    link: `/user/my-${kind}`,
  })
}
