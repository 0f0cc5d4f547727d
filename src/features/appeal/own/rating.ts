import type { AppealOutcome } from '#rules/appeal-states.ts'

/** A judgement as far as it was filled in. */
export interface Rating {
  solved?: AppealOutcome
  /** Stars, 1 to 5. */
  score?: number
  comment: string
}

export const blankRating: Rating = { comment: '' }

/** Fewest characters of what is still missing, where it was not solved. */
const MISSING = 5

/** What is wrong with a judgement, by field; none where it can be sent. The city checks the same again. */
export function ratingProblems({ solved, score, comment }: Rating): Partial<Record<keyof Rating, string>> {
  return {
    ...(solved ? {} : { solved: '请选择是否解决' }),
    ...(score ? {} : { score: '请选择评分' }),
    ...(solved === '未解决' && [...comment.trim()].length < MISSING
      ? { comment: `请写明还有什么没有解决，至少 ${String(MISSING)} 个字` }
      : {}),
    ...([...comment].length > 500 ? { comment: '评价最多 500 个字' } : {}),
  }
}

/** True for a judgement that is whole. */
export const isWhole = (rating: Rating): rating is Required<Rating> =>
  Object.keys(ratingProblems(rating)).length === 0
