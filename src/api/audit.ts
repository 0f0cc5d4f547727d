import * as v from 'valibot'

/** What is to be mended or added, by the fields of the form: dotted paths into what is handed in. */
export const Asked = v.array(v.object({ field: v.string(), errorMessage: v.string() }))

/** One step of a record's way through the audit: 提交 by its owner, 通过 and 驳回 by an auditor. */
export const AuditRecord = v.object({
  time: v.string(),
  operator: v.string(),
  result: v.picklist(['提交', '通过', '驳回']),
  opinion: v.optional(v.string()),
  /** What is to be mended, by the fields of the form, with 驳回. */
  fields: v.optional(Asked),
})
export type AuditRecord = v.InferOutput<typeof AuditRecord>
