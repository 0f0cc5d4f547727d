import type * as v from 'valibot'
import type { Enquiry, EnquiryForm, EnquiryRating, EnquiryStep } from '#api/serve-provider.ts'
import { type EnquiryState, enquiryLifecycle } from '#rules/provider-states.ts'
import { type Rated, scoreOf } from '#rules/service-score.ts'
import type { World } from '#mocks/city.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { tell } from '#mocks/message/tell.ts'
import { moveRecord, type RecordKind } from '#mocks/record/move.ts'
import { requestColumns, stepColumns } from '#mocks/record/request.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { noteAnswer } from './answers.ts'
import { targetOf } from './choices.ts'
import { ownProvider, providerNameOf, publicProviders } from './rules.ts'
import type { EnquiryRow, ProductRow } from './tables.ts'

/** What the one who asked reads of a step. */
const told: Partial<Record<EnquiryState, string>> = {
  已联系: '已与您联系。',
  已完成: '的服务咨询已完成。',
  已关闭: '关闭了您的咨询：',
}

/** How requests are moved. The record's owner, for this table, is who asked: they hear of every step. */
const requestTo = (providerName: string): RecordKind<EnquiryRow, EnquiryState> => ({
  lifecycle: enquiryLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, written) => world.db.serviceEnquiry.change(row.id, stepColumns(row, written)),
  refusal: (from, to) => `${from}的咨询不能改为${to}`,
  reasonOf: () => undefined,
  told: (_, { providerId }, { to, reason }) => ({
    type: '对接',
    title: `您的服务咨询${to}`,
    content: `${providerName}${told[to] ?? `把咨询记为${to}。`}${reason ? `${reason}。` : ''}`,
    bizType: 'provider',
    bizId: providerId,
    link: '/user/collect?kind=enquiry',
  }),
})

/** The caller's newest request to a provider: about one service, or about none. */
export const newestOf = (
  { world, owns }: Pick<Caller, 'world' | 'owns'>,
  providerId: string,
  productId: string | undefined,
): EnquiryRow | undefined =>
  world.db.serviceEnquiry
    .findMany({ where: { providerId: { equals: providerId } } })
    .findLast((one) => owns(one) && one.productId === productId)

/** True where the caller's side has asked the provider at all: then its contact is shown whole. */
export const hasAsked = ({ world, owns }: Pick<Caller, 'world' | 'owns'>, providerId: string): boolean =>
  world.db.serviceEnquiry.findMany({ where: { providerId: { equals: providerId } } }).some(owns)

/**
 * A service that can be asked about: who has read one may still ask when it was taken down meanwhile, without a network
 * perhaps. @throws Refusal for one that nobody has let through, as if it were not there
 */
function offeredBy(world: World, providerId: string, id: string): ProductRow {
  const row = world.db.product.find(id)
  const isKnown = row?.status === '已上架' || row?.status === '已下架'
  return row?.providerId === providerId && isKnown ? row : refuse.missing('服务产品')
}

/** Asks a provider to make contact: one open request for each enterprise (or person without one) and service. */
export function enquire(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryForm>): Enquiry {
  const { world, user } = by
  const columns = requestColumns(by, 'enquiry', '待联系')
  const provider = publicProviders(world).find((one) => one.id === providerId) ?? refuse.missing('服务机构')
  if (by.owns(provider) || provider.userId === user.id) refuse.rule('不能咨询自己的机构')
  const product = sent.productId === undefined ? undefined : offeredBy(world, providerId, sent.productId)
  const before = newestOf(by, providerId, sent.productId)
  if (before && !enquiryLifecycle.isFinal(before.status)) refuse.rule('您已提交咨询，请等待机构联系')
  refuseAny(fileErrors(world, user.id, 'attachments', sent.attachments))
  tell(world, provider.userId, {
    type: '对接',
    title: `${columns.orgName ?? sent.contactName}向您咨询服务`,
    content: product ? `关于“${product.name}”：${sent.message}` : sent.message,
    bizType: 'provider',
    bizId: providerId,
    link: '/user/my-provider',
  })
  return world.db.serviceEnquiry.create({
    ...sent,
    ...columns,
    providerId,
    ...(product ? { productName: product.name } : {}),
  })
}

/** Moves a request to the caller's own provider on. */
export function step(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryStep>): Enquiry {
  ownProvider(by, providerId)
  const request = by.world.db.serviceEnquiry.find(sent.enquiryId)
  if (request?.providerId !== providerId) return refuse.missing('咨询')
  const moved = moveRecord(by.world, requestTo(providerNameOf(by.world, providerId)), request, sent.status, {
    by: 'other',
    reason: sent.reason,
  })
  if (request.status === '待联系') noteAnswer(by.world, moved)
  const { product } = by.world.db
  const done = sent.status === '已完成' && request.productId ? product.find(request.productId) : undefined
  if (done) product.change(done.id, { orderCount: done.orderCount + 1 })
  return moved
}

/** Says how a request ended, for who asked: once, after 已完成. It counts for the service and for its provider. */
export function rate(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryRating>): Enquiry {
  const { world } = by
  const request = world.db.serviceEnquiry.find(sent.enquiryId)
  if (request?.providerId !== providerId) return refuse.missing('咨询')
  by.own(request)
  if (request.status !== '已完成') refuse.rule('办理完成后才能评价')
  if (request.rating) refuse.rule('您已评价过本次服务')
  const { score, comment } = sent
  const { product, provider } = world.db
  const offered = request.productId === undefined ? undefined : product.find(request.productId)
  if (offered) product.change(offered.id, ratedWith(offered, score))
  const whose = provider.get(providerId, '服务机构')
  provider.change(providerId, ratedWith(whose, score))
  tell(world, whose.userId, {
    type: '对接',
    title: '收到一条服务评价',
    content: `${request.orgName ?? request.contactName}评价 ${String(score)} 星${comment ? `：${comment}` : '。'}`,
    bizType: 'provider',
    bizId: providerId,
    link: '/user/my-provider',
  })
  const time = world.iso()
  const rating = { time, score, ...(comment ? { comment } : {}) }
  return world.db.serviceEnquiry.change(request.id, { rating, updateTime: time })
}

function ratedWith({ ratingCount, ratingSum }: Rated, score: number) {
  const rated = { ratingCount: ratingCount + 1, ratingSum: ratingSum + score }
  return { ...rated, score: scoreOf(rated) }
}

/** What the caller's side has asked, newest first, each with the service or the provider as long as that is public. */
export const askedOf = ({ world, mine }: Pick<Caller, 'world' | 'mine'>) =>
  world.db.serviceEnquiry.findMany({ where: mine, orderBy: { createTime: 'desc' } }).map((enquiry) => {
    const { id, createTime, updateTime, providerId, productId } = enquiry
    const type = productId === undefined ? ('provider' as const) : ('product' as const)
    const targetId = productId ?? providerId
    const name = providerNameOf(world, providerId)
    return { id, createTime, updateTime, type, targetId, enquiry, ...targetOf(world, type, targetId), name }
  })
