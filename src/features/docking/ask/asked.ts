import type { Fields } from '#api/call/fields.ts'

/** Fields of a request to dock. */
export const askedFields = {
  message: { label: '对接说明', kind: 'text' },
  contactName: { label: '联系人', kind: 'text' },
  contactPhone: { label: '联系电话', kind: 'text' },
} as const satisfies Fields
