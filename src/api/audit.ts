import * as v from 'valibot'

/** Requested corrections by field; `field` is a dotted path into the submitted form. */
export const Asked = v.array(v.object({ field: v.string(), errorMessage: v.string() }))

/** One step of a record's audit: 提交 by its owner, 通过 and 驳回 by an auditor. */
export const AuditRecord = v.object({
  time: v.string(),
  operator: v.string(),
  result: v.picklist(['提交', '通过', '驳回']),
  opinion: v.optional(v.string()),
  /** Requested corrections by field, with 驳回. */
  fields: v.optional(Asked),
})
export type AuditRecord = v.InferOutput<typeof AuditRecord>
