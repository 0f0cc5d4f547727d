import * as v from 'valibot'
import { characterCount } from '#lib/count.ts'
import { isBad, LEAST_WORDS, remedySteps } from '#rules/rating.ts'
import { form, line, text } from './call/shape.ts'

/**
 * Refuses a bad rating (差评) whose words are too few, at the field that holds them (chosen). An answer that is rated 未解决
 * says itself why.
 */
export const needsWords = <Given extends { score: number }>(field: keyof Given & string) =>
  v.rawCheck<Given>(({ dataset, addIssue }) => {
    const { score, solved, [field]: words } = Object(dataset.value) as Record<string, unknown>
    const isLong = typeof words === 'string' && characterCount(words) >= LEAST_WORDS
    if (typeof score !== 'number' || !isBad(score) || solved === '未解决' || isLong) return
    addIssue({
      message: `请写明不满意的原因，至少 ${String(LEAST_WORDS)} 个字`,
      path: [{ type: 'object', origin: 'value', input: {}, key: field, value: words }],
    })
  })

/** Entries that every rating (好差评) has: stars, and ticked reasons (chosen). */
export const starEntries = {
  score: v.pipe(
    v.number('请选择满意程度'),
    v.integer('请选择满意程度'),
    v.minValue(1, '请选择满意程度'),
    v.maxValue(5, '请选择满意程度'),
  ),
  // Bounded alone: the list (rating-reasons.ts) would make the first screen larger, which reads no rating.
  reasons: v.optional(v.pipe(v.array(line('具体方面', 20)), v.maxLength(10, '具体方面最多 10 项')), []),
}

/** Entries of a rating with words of at most `most` characters. */
export const ratingEntries = (most: number) => ({
  ...starEntries,
  comment: v.optional(text('评价意见', most, 0), ''),
})

const given = form(ratingEntries(500))
/** A rating as it is given, with at most 500 characters. */
export const RatingForm = v.pipe(given, needsWords<v.InferOutput<typeof given>>('comment'))
export type RatingForm = v.InferOutput<typeof RatingForm>

/** One step of what becomes of a bad rating (chosen): the state it leads to, who took it, and the words. */
export const RemedyStep = v.object({
  time: v.string(),
  state: v.picklist(remedySteps),
  by: v.string(),
  words: v.string(),
})
export type RemedyStep = v.InferOutput<typeof RemedyStep>

/** Parts of a stored rating beside its stars and words; `remedy` are the steps since a bad one (all chosen). */
export const ratedEntries = {
  reasons: v.optional(v.array(v.string())),
  remedy: v.optional(v.array(RemedyStep)),
}

/** A rating as stored with its record. */
export const Rating = v.object({
  time: v.string(),
  score: v.number(),
  comment: v.optional(v.string()),
  ...ratedEntries,
})
export type Rating = v.InferOutput<typeof Rating>
