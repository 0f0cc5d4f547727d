import * as v from 'valibot'

/** What is typed to ask, as far as it is. */
export const Asked = v.object({ contactName: v.string(), contactPhone: v.string(), message: v.string() })
export type Asked = v.InferOutput<typeof Asked>
