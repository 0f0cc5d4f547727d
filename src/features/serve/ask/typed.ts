import type { Fields } from '#api/call/fields.ts'

/** Fields of an enquiry. */
export const askedFields = {
  message: { label: '咨询内容', kind: 'text' },
  contactName: { label: '联系人', kind: 'text' },
  contactPhone: { label: '联系电话', kind: 'text' },
  attachments: { label: '附件', kind: 'files' },
} as const satisfies Fields
