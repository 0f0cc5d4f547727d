import { states } from './states.ts'

/** A service provider (records, "Professional services"). Every edit goes to 待审核 again. */
export const providerLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '已驳回'] },
  已通过: { tone: 'ok', by: 'owner', next: ['待审核'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核'], reason: true },
})

/** A request to be contacted by a provider, which the provider answers and brings to its end. */
export const enquiryLifecycle = states({
  待联系: { tone: 'info', by: 'other', next: ['已联系', '已关闭'] },
  已联系: { tone: 'info', by: 'other', next: ['已完成', '已关闭'] },
  已完成: { tone: 'ok' },
  已关闭: { tone: 'neutral', reason: true },
})
export type EnquiryState = (typeof enquiryLifecycle.words)[number]

/** Where a provider takes a request, in the order in which it is offered; 已关闭 says why (chosen). */
export const enquiryMoves = ['已联系', '已完成', '已关闭'] as const

/** The steps that a provider may take from a state. */
export const nextEnquiryMoves = (from: EnquiryState) =>
  enquiryMoves.filter((to) => enquiryLifecycle.can(from, to, 'other'))
