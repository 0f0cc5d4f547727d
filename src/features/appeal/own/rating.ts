import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'
import { appealOutcomes } from '#rules/appeal-states.ts'

/** A judgement as far as it was filled in; stars are 1 to 5. */
export const Rating = v.object({
  solved: v.exactOptional(v.picklist(appealOutcomes)),
  score: v.exactOptional(v.number()),
  comment: v.string(),
})
export type Rating = v.InferOutput<typeof Rating>

/** Words of a judgement's fields. */
export const ratingLabels = { solved: '是否解决', score: '评分', comment: '评价' }

export const blankRating: Rating = { comment: '' }

/** Fewest characters of what is still missing, where it was not solved. */
const MISSING = 5

/** What is wrong with a judgement, by field; none where it can be sent. The city checks the same again. */
export function ratingProblems({ solved, score, comment }: Rating): Partial<Record<keyof Rating, string>> {
  return {
    ...(solved ? {} : { solved: '请选择是否解决' }),
    ...(score ? {} : { score: '请选择评分' }),
    ...(solved === '未解决' && characterCount(comment) < MISSING
      ? { comment: `请写明尚未解决的问题，至少 ${String(MISSING)} 个字` }
      : {}),
    ...(characterCount(comment) > 500 ? { comment: '评价最多 500 个字' } : {}),
  }
}

/** True for a judgement that is whole. */
export const isWhole = (rating: Rating): rating is Required<Rating> =>
  Object.keys(ratingProblems(rating)).length === 0
