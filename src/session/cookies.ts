import { attempt } from '#lib/attempt.ts'

/** Fixed prefix of the cookies (specification, section 3). */
export const PREFIX = 'portal_'
/** Cookie that marks a public computer 公共电脑模式. A cookie, because the service worker must read it, too. */
export const PUBLIC_COOKIE = `${PREFIX}public`
/** Maximum age of the cookies in seconds: 30 days; the city ends a session earlier. */
export const MAX_AGE = 30 * 86_400

/** Content of the session's cookies: user id and tokens. */
export interface SessionCookies {
  userId?: string
  accessToken?: string
  refreshToken?: string
}

/**
 * Parses the portal's cookies from a list of a page or the service worker. An invalid value counts as absent,
 * and is overwritten.
 */
export function parseCookies(pairs: (readonly [string, string])[]): SessionCookies {
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

/** Matches a valid token, which must fit into a header: printable characters only. */
const TOKEN = /^[!-~]+$/
