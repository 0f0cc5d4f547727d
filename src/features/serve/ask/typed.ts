import type { Fields } from '#api/call/fields.ts'

/** Fields of an enquiry. */
export const askedFields = {
  message: { label: '咨询内容', kind: 'text' },
  contactName: { label: '联系人', kind: 'text' },
  contactPhone: { label: '联系电话', kind: 'text' },
  attachments: { label: '附件', kind: 'files' },
} as const satisfies Fields

/** Provider and service of an enquiry; without a service it is about the provider in general. */
export interface Asking {
  providerId: string
  providerName: string
  product?: { id: string; name: string }
  /** Hours within which it usually answers, where known. */
  answerHours?: number
}
