import * as v from 'valibot'
import { UserInfo } from '#api/session.ts'
import { indexed, model } from '#mocks/model.ts'

/**
 * Stored user with private fields: the password in plain text, failed tries since the last success, and the end of the
 * lock.
 */
export const User = v.object({
  ...UserInfo.entries,
  password: v.string(),
  failures: v.number(),
  lockedUntil: v.number(),
})
export type User = v.InferOutput<typeof User>

/** Session. The id is the access token; a refresh creates another row. Times in milliseconds of the world's clock. */
export const Grant = v.object({
  id: v.string(),
  userId: v.string(),
  refreshToken: v.string(),
  expires: v.number(),
  /** Time of the refresh token's first use. */
  refreshedAt: v.optional(v.number()),
})

/**
 * Last SMS code of a phone for one purpose; the id is `tel:type`. Removed once it is used. Times in milliseconds of the
 * world's clock.
 */
export const SmsCode = v.object({
  id: v.string(),
  code: v.string(),
  expires: v.number(),
  failures: v.number(),
})

export const tables = {
  user: model(User),
  /** Indexed, because every call looks up its token: 1 ms among the 1,000 rows that are kept. */
  grant: indexed(model(Grant)),
  smsCode: model(SmsCode),
}

/**
 * Milliseconds for which a refresh token works again after its first use. The response may have been lost with the
 * page, and no user should have to sign in again for that.
 */
export const REFRESH_LEEWAY = 60_000

/** Lifetime of an access token in milliseconds: 2 hours. */
export const TOKEN_LIFE = 2 * 3_600_000
