import type { Tokens } from '#api/session.ts'
import { attempt } from '#lib/attempt.ts'
import { type SessionCookies, parseCookies, MAX_AGE, PREFIX, PUBLIC_COOKIE } from './cookies.ts'

/** Reads the session's cookies in a page. */
export function readTokens(): SessionCookies {
  return parseCookies(
    cookieText()
      .split('; ')
      .map((pair) => pair.split('=', 2) as [string, string]),
  )
}

/**
 * Stores new tokens. `nameOwner` writes the user id last, so that no reader combines one user's id with
 * another's token.
 */
export function writeTokens({ access_token, refresh_token }: Tokens): void {
  for (const [name, value] of Object.entries({ access_token, refresh_token })) write(name, value)
}

/** Stores the user id of the tokens; undefined before they change. */
export function nameOwner(userId: string | undefined): void {
  write('user', userId)
}

/**
 * Returns true on a public computer, where no private data may outlive the page: data stays in memory, and
 * tokens end with the browser.
 */
export const isPublicDevice = (): boolean => cookieText().split('; ').includes(`${PUBLIC_COOKIE}=1`)

/** Deletes the session's cookies, the user id first. */
export function clearTokens(): void {
  nameOwner(undefined)
  write('access_token', undefined)
  write('refresh_token', undefined)
}

function write(name: string, value: string | undefined) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // A cookie without an age ends with the browser.
  const age = value === undefined ? '; Max-Age=0' : isPublicDevice() ? '' : `; Max-Age=${String(MAX_AGE)}`
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value ?? '')}; Path=/${age}; SameSite=Lax${secure}`
}

/** Returns all cookies as one text; empty if the browser refuses access. */
const cookieText = () => attempt(() => document.cookie) ?? ''
