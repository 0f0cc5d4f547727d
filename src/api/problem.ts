import * as v from 'valibot'
import { recordEntries } from './call/shape.ts'

/** A frequently asked question (常见问题). */
export const Problem = v.object({
  ...recordEntries,
  tagId: v.string(),
  tagName: v.string(),
  question: v.string(),
  department: v.string(),
  hot: v.boolean(),
  viewCount: v.number(),
  answerHtml: v.string(),
  relatedPolicyIds: v.array(v.string()),
})
export type Problem = v.InferOutput<typeof Problem>

export const ProblemBrief = v.omit(Problem, ['answerHtml', 'relatedPolicyIds'])
export type ProblemBrief = v.InferOutput<typeof ProblemBrief>

/** Parts of each question in a list: those that a row shows, or also the answer. */
export const problemParts = ['brief', 'whole'] as const

/** A question in a list; includes the answer if `part` is `whole`. */
export const ProblemListed = v.object({
  ...ProblemBrief.entries,
  ...v.partial(v.pick(Problem, ['answerHtml', 'relatedPolicyIds'])).entries,
})

/** A tag of frequently asked questions, with its number of questions. */
export const ProblemTag = v.object({ tagId: v.string(), tagName: v.string(), count: v.number() })
export type ProblemTag = v.InferOutput<typeof ProblemTag>
