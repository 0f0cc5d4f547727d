import * as v from 'valibot'
import { interpretationForms } from './policy-words.ts'
import { recordEntries } from './call/shape.ts'

/** 政策解读. `contentHtml`, `videoUrl` and `faq` are present only in the answer to a request by id. */
export const Interpretation = v.object({
  ...recordEntries,
  title: v.string(),
  policyId: v.string(),
  policyTitle: v.string(),
  form: v.picklist(interpretationForms),
  author: v.string(),
  publishDate: v.string(),
  cover: v.optional(v.string()),
  summary: v.string(),
  /** Support that the policy gives, in its words; shown as the cover where the city sends no picture (chosen). */
  amountText: v.optional(v.string()),
  viewCount: v.number(),
  contentHtml: v.optional(v.string()),
  videoUrl: v.optional(v.string()),
  faq: v.optional(v.array(v.object({ question: v.string(), answer: v.string() }))),
})
export type Interpretation = v.InferOutput<typeof Interpretation>
