import type { Tokens } from '#api/auth.ts'
import { type Kept, keptIn, MAX_AGE, PREFIX } from './cookies.ts'

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

/** Forgets them, the owner's name first. */
export function clearTokens(): void {
  nameOwner(undefined)
  write('access_token', undefined)
  write('refresh_token', undefined)
}

function write(name: string, value: string | undefined) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = value === undefined ? 0 : MAX_AGE
  document.cookie = `${PREFIX}${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${String(age)}; SameSite=Lax${secure}`
}
