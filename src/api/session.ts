import * as v from 'valibot'
import { cleanLine } from '#lib/clean.ts'
import { area, endpoint } from './call/endpoint.ts'

/** Answer to sign-in and token renewal. */
export const Tokens = v.object({ access_token: v.string(), refresh_token: v.string() })
export type Tokens = v.InferOutput<typeof Tokens>

/** An enterprise that a user may act for; the first one is current. */
export const EnterpriseRef = v.object({ enId: v.string(), enName: v.string(), creditCode: v.string() })
export type EnterpriseRef = v.InferOutput<typeof EnterpriseRef>

/**
 * person: registered, without an enterprise; enterprise: member; service_provider: also has my products and my
 * organisation.
 */
const MemberType = v.picklist(['person', 'enterprise', 'service_provider'])

interface MenuShape {
  menuHref: string
  menuName: string
  children?: MenuShape[]
}
const MenuItem: v.GenericSchema<MenuShape> = v.object({
  menuHref: v.string(),
  menuName: v.string(),
  children: v.optional(v.array(v.lazy(() => MenuItem))),
})

export const UserInfo = v.object({
  id: v.string(),
  nickname: v.pipe(v.string(), v.transform(cleanLine)),
  tel: v.string(),
  image: v.optional(v.string()),
  loginName: v.string(),
  memberType: MemberType,
  ens: v.array(EnterpriseRef),
  menus: v.array(MenuItem),
})
export type UserInfo = v.InferOutput<typeof UserInfo>

/**
 * Calls of the session that every start makes; the others are in {@link ./auth.ts}, which is loaded with their pages.
 */
export const session = area('auth', {
  currentUser: endpoint('GET /uaa/api/current-user', { answer: UserInfo }),
})
