import type * as v from 'valibot'
import type { Enquiry, EnquiryForm, EnquiryRating, EnquiryStep } from '#api/serve-provider.ts'
import { type EnquiryState, enquiryLifecycle } from '#rules/provider-states.ts'
import { ratingText } from '#rules/rating.ts'
import { type Rated, scoreOf } from '#rules/service-score.ts'
import type { World } from '#mocks/city.ts'
import { fileErrors, refuseAny } from '#mocks/common/sent-files.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { moveRecord, type RecordKind } from '#mocks/record/move.ts'
import { requestColumns, stepColumns } from '#mocks/record/request.ts'
import { refuse } from '#mocks/refusal.ts'
import type { Caller } from '#mocks/rights.ts'
import { recordAnswer } from './answers.ts'
import { targetOf } from './choices.ts'
import { ownProvider, providerNameOf, publicProviders } from './rules.ts'
import type { EnquiryRow, ProductRow } from './tables.ts'

/** Text about a step in the message to the asking user, by the new state. */
const textByState: Partial<Record<EnquiryState, string>> = {
  已联系: '已与您联系。',
  已完成: '的服务咨询已完成。',
  已关闭: '关闭了您的咨询：',
}

/** Rules for moving requests. The asking user counts as the owner and is notified of every step. */
const requestTo = (providerName: string): RecordKind<EnquiryRow, EnquiryState> => ({
  lifecycle: enquiryLifecycle,
  stateOf: (_, row) => row.status,
  write: (world, row, written) => world.db.serviceEnquiry.change(row.id, stepColumns(row, written)),
  refusal: (from, to) => `${from}的咨询不能改为${to}`,
  reasonOf: () => undefined,
  told: (_, { providerId }, { to, reason }) => ({
    type: '对接',
    title: `您的服务咨询${to}`,
    content: `${providerName}${textByState[to] ?? `把咨询记为${to}。`}${reason ? `${reason}。` : ''}`,
    bizType: 'provider',
    bizId: providerId,
    link: '/user/collect?kind=enquiry',
  }),
})

/** Returns the caller's newest request to a provider about one service, or about none. */
export const newestOf = (
  { world, owns }: Pick<Caller, 'world' | 'owns'>,
  providerId: string,
  productId: string | undefined,
): EnquiryRow | undefined =>
  world.db.serviceEnquiry
    .findMany({ where: { providerId: { equals: providerId } } })
    .findLast((one) => owns(one) && one.productId === productId)

/**
 * Returns true where the caller's side has sent the provider any request, so that its contact may be shown unmasked.
 */
export const hasAsked = ({ world, owns }: Pick<Caller, 'world' | 'owns'>, providerId: string): boolean =>
  world.db.serviceEnquiry.findMany({ where: { providerId: { equals: providerId } } }).some(owns)

/**
 * Returns a service that can be asked about. A service taken down is included, because the user may have read it
 * earlier, perhaps offline. @throws Refusal for a service that was never approved, as if it did not exist
 */
function offeredBy(world: World, providerId: string, id: string): ProductRow {
  const row = world.db.product.find(id)
  const isKnown = row?.status === '已上架' || row?.status === '已下架'
  return row?.providerId === providerId && isKnown ? row : refuse.missing('服务产品')
}

/**
 * Sends a request for contact to a provider; one open request for each service and enterprise (or person without one).
 * @throws Refusal for an unknown provider, an own one, a second open request, or missing files
 */
export function enquire(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryForm>): Enquiry {
  const { world, user } = by
  const columns = requestColumns(by, 'enquiry', '待联系')
  const provider = publicProviders(world).find((one) => one.id === providerId) ?? refuse.missing('服务机构')
  if (by.owns(provider) || provider.userId === user.id) refuse.rule('不能咨询自己的机构')
  const product = sent.productId === undefined ? undefined : offeredBy(world, providerId, sent.productId)
  const before = newestOf(by, providerId, sent.productId)
  if (before && !enquiryLifecycle.isFinal(before.status)) refuse.rule('您已提交咨询，请等待机构联系')
  refuseAny(fileErrors(world, user.id, 'attachments', sent.attachments))
  sendMessage(world, provider.userId, {
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

/** Moves a request to the caller's own provider to another state. */
export function step(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryStep>): Enquiry {
  ownProvider(by, providerId)
  const request = by.world.db.serviceEnquiry.find(sent.enquiryId)
  if (request?.providerId !== providerId) return refuse.missing('咨询')
  return moveEnquiry(by.world, request, sent.status, sent.reason)
}

/** Moves a request as its provider does; a completed one counts as an order of the service. */
export function moveEnquiry(
  world: World,
  request: EnquiryRow,
  to: EnquiryState,
  reason?: string,
): EnquiryRow {
  const kind = requestTo(providerNameOf(world, request.providerId))
  const movedRequest = moveRecord(world, kind, request, to, { by: 'other', reason })
  if (request.status === '待联系') recordAnswer(world, movedRequest)
  const { product } = world.db
  const done = to === '已完成' && request.productId ? product.find(request.productId) : undefined
  if (done) product.change(done.id, { orderCount: done.orderCount + 1 })
  return movedRequest
}

/**
 * Saves the asking user's rating of a completed request, once. The rating counts for the service and for its provider.
 */
export function rate(by: Caller, providerId: string, sent: v.InferOutput<typeof EnquiryRating>): Enquiry {
  const { world } = by
  const request = world.db.serviceEnquiry.find(sent.enquiryId)
  if (request?.providerId !== providerId) return refuse.missing('咨询')
  by.own(request)
  if (request.status !== '已完成') refuse.rule('办理完成后才能评价')
  if (request.rating) refuse.rule('您已评价过本次服务')
  const { status: _, enquiryId: __, comment, ...stars } = sent
  const { score } = stars
  countRating(world, request, score)
  const providerRow = world.db.provider.get(providerId, '服务机构')
  sendMessage(world, providerRow.userId, {
    type: '对接',
    title: '收到一条服务评价',
    content: `${request.orgName ?? request.contactName}评价 ${ratingText(sent)}${comment ? '' : '。'}`,
    bizType: 'provider',
    bizId: providerId,
    link: '/user/my-provider',
  })
  const time = world.iso()
  const rating = { time, ...stars, ...(comment ? { comment } : {}) }
  return world.db.serviceEnquiry.change(request.id, { rating, updateTime: time })
}

/** Counts a rating for the service of a request and for its provider. */
export function countRating(world: World, { providerId, productId }: EnquiryRow, score: number): void {
  const { product, provider } = world.db
  const offered = productId === undefined ? undefined : product.find(productId)
  if (offered) product.change(offered.id, ratedWith(offered, score))
  provider.change(providerId, ratedWith(provider.get(providerId, '服务机构'), score))
}

function ratedWith({ ratingCount, ratingSum }: Rated, score: number) {
  const rated = { ratingCount: ratingCount + 1, ratingSum: ratingSum + score }
  return { ...rated, score: scoreOf(rated) }
}

/** Returns the requests of the caller's side, newest first, each with its service or provider while that is public. */
export const requestsOf = ({ world, mine }: Pick<Caller, 'world' | 'mine'>) =>
  world.db.serviceEnquiry.findMany({ where: mine, orderBy: { createTime: 'desc' } }).map((enquiry) => {
    const { id, createTime, updateTime, providerId, productId } = enquiry
    const type = productId === undefined ? ('provider' as const) : ('product' as const)
    const targetId = productId ?? providerId
    const name = providerNameOf(world, providerId)
    return { id, createTime, updateTime, type, targetId, enquiry, ...targetOf(world, type, targetId), name }
  })
