/**
 * Grades of a rating (好差评) for 1 to 5 stars, by the State Council's opinion on rating public services (国办发〔2019〕51号):
 * five grades, of which the last two count as bad (差评).
 */
export const ratingGrades = ['非常不满意', '不满意', '基本满意', '满意', '非常满意'] as const

/** Returns the grade of 1 to 5 stars. */
export const gradeOf = (score: number): string => ratingGrades[Math.round(score) - 1] ?? ''

/** Returns true for a bad rating (差评): 不满意 or 非常不满意. */
export const isBad = (score: number): boolean => score <= 2

/** Minimum characters of the words that a bad rating needs, because the correction begins with them. */
export const LEAST_WORDS = 5

/** Kinds of what is rated: a matter at an office, a service of a provider, an activity of an organiser. */
export type RatedKind = 'matter' | 'service' | 'activity'

/** Steps that follow a bad rating, in order: called back and being corrected, corrected. */
export const remedySteps = ['整改中', '已整改'] as const
/** States of what becomes of a bad rating (差评处理). */
export type RemedyState = '待回访' | (typeof remedySteps)[number]

/** Returns a rating as one line: 2 星，不满意，多次补交材料：每次只说一处. */
export function ratingText({
  score,
  reasons: ticked = [],
  comment,
}: {
  score: number
  reasons?: readonly string[]
  comment?: string
}): string {
  const head = [`${String(score)} 星`, gradeOf(score), ...ticked].filter(Boolean).join('，')
  return comment ? `${head}：${comment}` : head
}
