import * as v from 'valibot'
import { recorded } from './call/shape.ts'

/** One of the frequently asked questions (常见问题). */
export const Problem = v.object({
  ...recorded,
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

/** How much of each question a list carries: what a row shows, or the answer too. */
export const problemParts = ['brief', 'whole'] as const

/** A question as a list carries it; the answer where `part` is `whole`. */
export const ProblemListed = v.object({
  ...ProblemBrief.entries,
  ...v.partial(v.pick(Problem, ['answerHtml', 'relatedPolicyIds'])).entries,
})

/** A tag of the frequently asked questions and how many lie under it. */
export const ProblemTag = v.object({ tagId: v.string(), tagName: v.string(), count: v.number() })
export type ProblemTag = v.InferOutput<typeof ProblemTag>
