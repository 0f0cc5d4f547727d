import type { Tokens } from '#api/auth.ts'
import { type Kept, keptIn, MAX_AGE, PREFIX, PUBLIC_COOKIE } from './cookies.ts'

/** Reads them in a page. */
export function readTokens(): Kept {
  return keptIn(document.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
}

/** Keeps new tokens. The owner is written by `nameOwner`, last, so that nobody ever reads one user's name beside another's token. */
export function writeTokens({ access_token, refresh_token }: Tokens): void {
  for (const [name, value] of Object.entries({ access_token, refresh_token })) write(name, value)
}

/** Says whose tokens these are; undefined before they change hands. */
export function nameOwner(userId: string | undefined): void {
  write('user', userId)
}

/** True where nothing private may outlive the page: what is kept rests in memory, and tokens end with the browser. */
export const isPublicDevice = (): boolean => document.cookie.split('; ').includes(`${PUBLIC_COOKIE}=1`)

/** Keeps the switch on this device, for as long as browsers keep a cookie at all: 400 days. */
export function markPublicDevice(on: boolean): void {
  const age = on ? 400 * 86_400 : 0
  document.cookie = `${PUBLIC_COOKIE}=1; Path=/; Max-Age=${String(age)}; SameSite=Lax`
}

/** Forgets them, the owner's name first. */
export function clearTokens(): void {
  nameOwner(undefined)
  write('access_token', undefined)
  write('refresh_token', undefined)
}

/** Writes what is there once more: kept from now on for as long as this device may keep it. */
export function rewriteTokens(): void {
  const { userId, accessToken, refreshToken } = readTokens()
  if (!accessToken || !refreshToken) return
  writeTokens({ access_token: accessToken, refresh_token: refreshToken })
  nameOwner(userId)
}

function write(name: string, value: string | undefined) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Without an age it ends with the browser.
  const age = value === undefined ? '; Max-Age=0' : isPublicDevice() ? '' : `; Max-Age=${String(MAX_AGE)}`
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value ?? '')}; Path=/${age}; SameSite=Lax${secure}`
}
