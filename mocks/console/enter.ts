import { type Account, demo } from '#mocks/auth/accounts.ts'
import type { User } from '#mocks/auth/tables.ts'
import { makeSituation, situationOf, situations } from '#mocks/situations.ts'
import { refuse } from '#mocks/refusal.ts'
import type { World } from '#mocks/city.ts'

/** Prefix and age in seconds of the session's cookies, as the portal writes them (src/session/cookies.ts). */
export const PREFIX = 'portal_'
export const MAX_AGE = 30 * 86_400

/** Session of a person in the browser, as the portal stores it (src/session/tokens.ts). */
interface Entry {
  /** Address of the portal's page. */
  opens: string
  /** Values of the cookies, without their prefix; '' removes one. */
  cookies: { access_token: string; refresh_token: string; user: string }
}

const nobody = { access_token: '', refresh_token: '', user: '' }

/** Returns a user by the name of a demo account, phone or id. @throws Refusal that names the demo accounts */
export function userNamed(world: World, who: string): User {
  const tel = Object.hasOwn(demo, who) ? demo[who as Account].tel : who
  return (
    world.db.user.findFirst({ where: { tel: { equals: tel } } }) ??
    world.db.user.find(who) ??
    refuse.unreadable(`没有名为“${who}”的账号，可以是手机号，或：${Object.keys(demo).join('、')}`)
  )
}

/** Signs a person in for a page; '' is nobody. @throws Refusal for an unknown person, and for another site's address */
export function enter(world: World, who: string, opens = '/'): Entry {
  if (!/^\/(?![/\\\s])/.test(opens)) refuse.unreadable('“to”应为本站的地址，如 /user/my-declare')
  if (!who) return { opens, cookies: nobody }
  const { id } = userNamed(world, who)
  return { opens, cookies: { ...world.grant(id), user: id } }
}

/** Makes a situation and signs its person in. @throws Refusal for an unknown one, and where the world lacks its records */
export function go(world: World, id: string): Entry {
  const situation = situationOf(id)
  const { who = '', opens } = situation
  const entry = enter(world, who, opens)
  makeSituation(world, situation)
  return entry
}

/** Returns the list of situations with the name of each person and the address of each, in a world. */
export const listSituations = ({ name }: World) =>
  situations.map(({ id, area, title, sees, who, opens, shows }) => ({
    ...{ id, area, title, sees, who, opens, shows },
    person: who ? demo[who].nickname : '未登录',
    go: `/__mock/go/${id}?world=${name}`,
  }))

/**
 * Returns the redirect to a page that stores world and session in the browser, as a sign-in would; the portal reads
 * them when it starts.
 */
export function redirectTo({ name }: World, { opens, cookies }: Entry): Response {
  const headers = new Headers({ location: opens, 'cache-control': 'no-store' })
  headers.append('set-cookie', `mock_world=${name}; Path=/; SameSite=Lax`)
  for (const [key, value] of Object.entries(cookies))
    headers.append(
      'set-cookie',
      `${PREFIX}${key}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? String(MAX_AGE) : '0'}; SameSite=Lax`,
    )
  return new Response(null, { status: 303, headers })
}
