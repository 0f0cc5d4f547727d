import * as v from 'valibot'
import { UserInfo } from '#api/session.ts'
import { indexed, model } from '#mocks/model.ts'

/** A user with what only the city knows: the password as it was chosen, and failed tries since the last success. */
export const User = v.object({
  ...UserInfo.entries,
  password: v.string(),
  failures: v.number(),
  lockedUntil: v.number(),
})
export type User = v.InferOutput<typeof User>

/** One sign-in. The id is the access token; a refresh begins another row. Times in milliseconds of the world's clock. */
export const Grant = v.object({
  id: v.string(),
  userId: v.string(),
  refreshToken: v.string(),
  expires: v.number(),
  /** When its refresh token was used first. */
  refreshedAt: v.optional(v.number()),
})

/** The last SMS code of a phone for one purpose; the id is `tel:type`. Gone once it was used. Milliseconds of the world's clock. */
export const SmsCode = v.object({
  id: v.string(),
  code: v.string(),
  expires: v.number(),
  failures: v.number(),
})

export const tables = {
  user: model(User),
  /** Every call looks for its token: 1 ms among the 1,000 that are kept. */
  grant: indexed(model(Grant)),
  smsCode: model(SmsCode),
}

/**
 * How long a refresh token works once more after its first use, in milliseconds: the reply may have been lost with the
 * page that asked, and nobody should have to sign in again for that.
 */
export const REFRESH_LEEWAY = 60_000

/** How long an access token lasts: 2 hours. */
export const TOKEN_LIFE = 2 * 3_600_000
