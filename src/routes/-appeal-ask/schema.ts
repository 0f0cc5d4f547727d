import type * as v from 'valibot'
import { type Appeal, AppealForm } from '#api/appeal.ts'
import { filled } from '#blocks/form/filled.ts'
import type { Labels } from '#blocks/form/names.ts'
import type { Attachment } from '#lib/attachment.ts'

/** Version of the shape of the form's values; raise it when they change. */
export const DRAFT_SCHEMA = 1

/** What is typed into the form of an appeal. */
export interface Values {
  title: string
  /** '' while none is chosen. */
  type: string
  category: string
  content: string
  attachments: Attachment[]
  contactName: string
  contactPhone: string
  /** True where somebody asks for oneself and not for the enterprise. */
  asPerson: boolean
  isPublic: boolean
}

/** The rules are the contract's; what was left empty counts as missing. */
export const schema = filled(AppealForm)
export type Checked = v.InferOutput<typeof AppealForm>

/** Words of the fields, in the order of the form. */
export const labels = {
  title: '标题',
  type: '诉求类型',
  category: '诉求类别',
  content: '诉求内容',
  attachments: '附件',
  asPerson: '以谁的名义',
  contactName: '联系人',
  contactPhone: '联系电话',
  isPublic: '是否公开',
} as const satisfies Labels & Record<keyof Values, string>

/** Filling in, and looking it over. Whoever supplements does not choose anew for whom it was asked. */
export const steps = [
  { key: 'fill', title: '填写诉求', fields: Object.keys(labels) },
  { key: 'review', title: '核对并提交', fields: [] },
] as const

/** The form before anything is typed, but for what is known of who asks and of what. */
export const blankValues = (known: Partial<Values> = {}): Values => ({
  title: '',
  type: '',
  category: '',
  content: '',
  attachments: [],
  contactName: '',
  contactPhone: '',
  asPerson: false,
  isPublic: false,
  ...known,
})

/** The values of an appeal that the city has sent back. */
export const toValues = (appeal: Appeal): Values => ({
  title: appeal.title,
  type: appeal.type,
  category: appeal.category,
  content: appeal.content,
  attachments: appeal.attachments,
  contactName: appeal.contactName,
  contactPhone: appeal.contactPhone,
  asPerson: appeal.enId === '',
  isPublic: appeal.isPublic,
})
