import * as v from 'valibot'
import { bindingRoles, bindingStates, bindingWays } from '#api/binding-words.ts'
import { StoredFile } from '#api/call/shape.ts'
import { UserInfo } from '#api/session.ts'
import { model } from '#mocks/model.ts'

/**
 * Stored user with private fields: the password in plain text, failed tries since the last success, and the end of the
 * lock.
 */
export const User = v.object({
  ...UserInfo.entries,
  password: v.string(),
  failures: v.number(),
  lockedUntil: v.number(),
  /** Times of wrong proofs of a binding, in milliseconds. */
  wrongProofs: v.optional(v.array(v.number())),
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

/** Binding of a person to an enterprise; the id is `userId:enId`. `name` is the one under which the person acts. */
export const BindingRow = v.object({
  id: v.string(),
  userId: v.string(),
  enId: v.string(),
  name: v.string(),
  role: v.picklist(bindingRoles),
  state: v.picklist(bindingStates),
  way: v.picklist(bindingWays),
  reason: v.optional(v.string()),
  /** Files of the 授权书. */
  files: v.optional(v.array(StoredFile)),
  createTime: v.string(),
  updateTime: v.string(),
})
export type BindingRow = v.InferOutput<typeof BindingRow>

/** Invitation that is neither accepted nor ended; an expired one stays without effect. */
export const InvitationRow = v.object({
  id: v.string(),
  enId: v.string(),
  tel: v.string(),
  name: v.string(),
  role: v.picklist(bindingRoles),
  code: v.string(),
  invitedBy: v.string(),
  createTime: v.string(),
  expireTime: v.string(),
})
export type InvitationRow = v.InferOutput<typeof InvitationRow>

export const tables = {
  user: model(User),
  binding: model(BindingRow),
  invitation: model(InvitationRow),
  grant: model(Grant),
  smsCode: model(SmsCode),
}

/**
 * Milliseconds for which a refresh token works again after its first use. The response may have been lost with the
 * page, and no user should have to sign in again for that.
 */
export const REFRESH_LEEWAY = 60_000

/** Lifetime of an access token in milliseconds: 2 hours. */
export const TOKEN_LIFE = 2 * 3_600_000
