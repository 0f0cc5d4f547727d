import type { Tokens } from '#api/session.ts'
import { attempt } from '#lib/attempt.ts'
import { type Kept, keptIn, MAX_AGE, PREFIX, PUBLIC_COOKIE } from './cookies.ts'

/** Reads them in a page. */
export function readTokens(): Kept {
  return keptIn(
    jar()
      .split('; ')
      .map((pair) => pair.split('=', 2) as [string, string]),
  )
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
export const isPublicDevice = (): boolean => jar().split('; ').includes(`${PUBLIC_COOKIE}=1`)

/** Forgets them, the owner's name first. */
export function clearTokens(): void {
  nameOwner(undefined)
  write('access_token', undefined)
  write('refresh_token', undefined)
}

function write(name: string, value: string | undefined) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // Without an age it ends with the browser.
  const age = value === undefined ? '; Max-Age=0' : isPublicDevice() ? '' : `; Max-Age=${String(MAX_AGE)}`
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value ?? '')}; Path=/${age}; SameSite=Lax${secure}`
}

/** All cookies as one text; none where the browser refuses to hand them out. */
const jar = () => attempt(() => document.cookie) ?? ''
