import { attempt } from '#lib/attempt.ts'

/** The fixed prefix of the cookies (specification, section 3). */
export const PREFIX = 'portal_'
/** Says that this is a public computer 公共电脑模式. A cookie, since the service worker must know it too. */
export const PUBLIC_COOKIE = `${PREFIX}public`
/** Seconds that a browser keeps them: 30 days; the city decides earlier. */
export const MAX_AGE = 30 * 86_400

/** What the cookies say: whose tokens they are, and the tokens. */
export interface Kept {
  userId?: string
  accessToken?: string
  refreshToken?: string
}

/** Picks ours out of any list of cookies: a page's, or the service worker's. One that cannot be ours is absent, and written over. */
export function keptIn(pairs: (readonly [string, string])[]): Kept {
  const all = new Map(pairs)
  const value = (name: string, fits = /./) => {
    const text = attempt(() => decodeURIComponent(all.get(PREFIX + name) ?? ''))
    return text && fits.test(text) ? text : undefined
  }
  return {
    userId: value('user'),
    accessToken: value('access_token', TOKEN),
    refreshToken: value('refresh_token', TOKEN),
  }
}

/** A token travels in a header, which takes printable signs only. */
const TOKEN = /^[!-~]+$/
