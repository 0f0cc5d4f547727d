import * as v from 'valibot'
import { type Attachment, isAttachment } from '#lib/attachment.ts'

/** What is typed to ask, as far as it is. */
export const Asked = v.object({
  contactName: v.string(),
  contactPhone: v.string(),
  message: v.string(),
  attachments: v.array(v.custom<Attachment>(isAttachment)),
})
export type Asked = v.InferOutput<typeof Asked>

/** A judgement of a service as far as it was filled in. */
export const Judgement = v.object({
  /** Stars, 1 to 5. */
  score: v.optional(v.number()),
  comment: v.string(),
})
export type Judgement = v.InferOutput<typeof Judgement>
