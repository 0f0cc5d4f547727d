import type { AppealForm } from './appeal.ts'
import type { Field, Fields } from './call/fields.ts'

const fill = { step: 'fill' } as const

/** Labels of an appeal's fields, used by its form, its review and the city's requests for corrections. */
export const appealFields = {
  title: { label: '标题', kind: 'text', ...fill },
  type: { label: '诉求类型', kind: 'choice', ...fill },
  category: { label: '诉求类别', kind: 'choice', ...fill },
  content: { label: '诉求内容', kind: 'text', ...fill },
  attachments: { label: '附件', kind: 'files', optional: true, ...fill },
  // True if the person submits the appeal for themselves and not for the enterprise.
  asPerson: { label: '提交主体', kind: 'flag', optional: true, ...fill },
  contactName: { label: '联系人', kind: 'text', ...fill },
  contactPhone: { label: '联系电话', kind: 'text', ...fill },
  isPublic: { label: '是否公开', kind: 'flag', optional: true, ...fill },
} as const satisfies Fields & Record<Exclude<keyof AppealForm, 'action' | 'draftKey' | 'channel'>, Field>
