import * as v from 'valibot'

/** What is typed to sign up. */
export const SignupValues = v.object({
  name: v.string(),
  phone: v.string(),
  position: v.string(),
  people: v.string(),
  /** A number of the waiting list will do where there are no places left. */
  orWait: v.boolean(),
})
export type SignupValues = v.InferOutput<typeof SignupValues>

/** A judgement as far as it was filled in. */
export const Rating = v.object({
  /** Stars, 1 to 5. */
  score: v.optional(v.number()),
  content: v.string(),
})
export type Rating = v.InferOutput<typeof Rating>
