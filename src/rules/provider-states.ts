import { states } from './states.ts'

/** A service provider (records, "Professional services"). Every edit goes to 待审核 again. */
export const providerLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '已驳回'] },
  已通过: { tone: 'ok', by: 'owner', next: ['待审核'] },
  已驳回: { tone: 'bad', by: 'owner', next: ['待审核'], reason: true },
})

/** A request to be contacted by a provider, which the provider answers. */
export const enquiryLifecycle = states({
  待联系: { tone: 'info', by: 'other', next: ['已联系'] },
  已联系: { tone: 'ok' },
})
