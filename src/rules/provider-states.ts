import { states } from './states.ts'

/** Lifecycle of a service provider (records, "Professional services"). Every edit returns it to 待审核. */
export const providerLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '已驳回'], own: ['待审核'] },
  已通过: { tone: 'ok', by: 'owner', next: ['待审核'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核'], reason: true },
})

/** Lifecycle of a request to be contacted by a provider, which the provider answers and completes. */
export const enquiryLifecycle = states({
  待联系: { tone: 'info', by: 'other', next: ['已联系', '已关闭'] },
  已联系: { tone: 'info', by: 'other', next: ['已完成', '已关闭'] },
  已完成: { tone: 'ok' },
  已关闭: { tone: 'neutral', reason: true },
})
export type EnquiryState = (typeof enquiryLifecycle.words)[number]

/** States that a provider sets, in the order shown; 已关闭 needs a reason (chosen). */
export const enquiryMoves = ['已联系', '已完成', '已关闭'] as const

/** Returns the states that a provider may set after a state. */
export const nextEnquiryMoves = (from: EnquiryState) =>
  enquiryMoves.filter((to) => enquiryLifecycle.can(from, to, 'other'))
