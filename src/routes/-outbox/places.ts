import { linkOptions } from '@tanstack/react-router'
import type { Kind } from '#api/effect.ts'
import { kindOf } from '#offline/outbox/changes.ts'
import type { Receipt } from '#offline/outbox/item.ts'
import type { Target } from '#ui/link.ts'

/** Kind of the record of a queued call, and the list that shows the record. */
interface Place {
  /** Kind of record as a row of 待上传 names it: 诉求, 产品. */
  kind: string
  label: string
  link: Target
}

const demands: Place = { kind: '需求', label: '我的需求', link: linkOptions({ to: '/user/my-demand' }) }
const supplies: Place = { kind: '供给', label: '我的供给', link: linkOptions({ to: '/user/my-supply' }) }
const provider: Place = { kind: '机构', label: '我的机构', link: linkOptions({ to: '/user/my-provider' }) }
const favourites: Place = { kind: '收藏', label: '我的收藏', link: linkOptions({ to: '/user/collect' }) }

const enterprises: Place = {
  kind: '企业信息',
  label: '关联企业',
  link: linkOptions({ to: '/user/relation' }),
}

/**
 * Returns the place of requests to dock, which the list of the enterprise's own records shows in a view of
 * its own.
 */
const dockingRequests = (to: '/user/my-demand' | '/user/my-supply'): Place => ({
  kind: '对接申请',
  label: '我的对接申请',
  link: linkOptions({ to, search: { view: 'asked' } }),
})

/** List in which the user follows each kind of record that a queued call changes. */
const places: Record<Kind, Place> = {
  declaration: { kind: '申报', label: '我的申报', link: linkOptions({ to: '/user/my-declare' }) },
  appeal: { kind: '诉求', label: '我的诉求', link: linkOptions({ to: '/user/my-appeal' }) },
  signup: { kind: '活动', label: '我的活动', link: linkOptions({ to: '/user/activity' }) },
  demandRequest: dockingRequests('/user/my-demand'),
  supplyRequest: dockingRequests('/user/my-supply'),
  demand: demands,
  supply: supplies,
  listing: { kind: '工业产品', label: '工业产品', link: linkOptions({ to: '/user/my-market' }) },
  product: { kind: '产品', label: '我的产品', link: linkOptions({ to: '/user/my-product' }) },
  provider,
  enquiry: {
    kind: '咨询',
    label: '我的咨询',
    link: linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } }),
  },
  favouriteRecord: favourites,
  favouritePolicy: favourites,
  following: { kind: '订阅', label: '政策订阅', link: linkOptions({ to: '/policy/subcribe' }) },
  report: { kind: '测算报告', label: '政策测算报告', link: linkOptions({ to: '/user/match-report' }) },
  message: { kind: '消息', label: '消息中心', link: linkOptions({ to: '/user/message' }) },
  enterprise: enterprises,
  answers: enterprises,
  answerRating: { kind: '评价', label: '智能助手小易', link: linkOptions({ to: '/aboutus' }) },
}

/**
 * Places of answers to other people's requests: an answer belongs to the enterprise's own record, although
 * the call is the one that makes a request.
 */
const answerPlaces: Partial<Record<Kind, Place>> = {
  demandRequest: demands,
  supplyRequest: supplies,
  enquiry: provider,
}

/**
 * Returns the word for the kind of record that a queued call changes: 诉求, 产品; undefined for a call of
 * another version.
 */
export function kindWord(call: { endpoint: string }): string | undefined {
  const kind = kindOf(call)
  return kind && places[kind].kind
}

/**
 * True for the receipt of an answer to somebody else's request. Such a record key ends with the id in the
 * answer, which a new request cannot know.
 */
const isAnswer = ({ record, answer }: Pick<Receipt, 'record' | 'answer'>): boolean =>
  !record.startsWith('serve-rate:') && record.endsWith(`:${String((answer as { id?: unknown } | null)?.id)}`)

/** Returns the list in which the user follows the record of a receipt. */
export function placeOf(receipt: Pick<Receipt, 'endpoint' | 'record' | 'answer'>): Place | undefined {
  const kind = kindOf(receipt)
  return kind && ((isAnswer(receipt) ? answerPlaces[kind] : undefined) ?? places[kind])
}
