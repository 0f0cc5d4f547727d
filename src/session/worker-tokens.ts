import type { TokenStore } from './renew.ts'
import { parseCookies, MAX_AGE, PREFIX, PUBLIC_COOKIE } from './cookies.ts'

interface CookieStoreLike {
  getAll: () => Promise<{ name: string; value: string }[]>
  set: (cookie: {
    name: string
    value: string
    path: string
    expires: number
    sameSite: 'lax'
  }) => Promise<void>
}

const cookieStoreHere = () => (globalThis as { cookieStore?: CookieStoreLike }).cookieStore

/**
 * Returns true on a public computer (公共电脑模式), for the service worker; also when it cannot read the cookies.
 */
export async function mayBePublic(): Promise<boolean> {
  const cookies = await cookieStoreHere()?.getAll()
  return !cookies || cookies.some(({ name }) => name === PUBLIC_COOKIE)
}

/**
 * Gives the service worker, which has no document, access to the same cookies; without a cookieStore it is a
 * visitor and sends nothing.
 */
export function workerTokens(): TokenStore {
  const jar = cookieStoreHere()
  return {
    read: async () =>
      parseCookies((await jar?.getAll())?.map(({ name, value }) => [name, value] as const) ?? []),
    async write({ access_token, refresh_token }) {
      const expires = Date.now() + MAX_AGE * 1_000
      for (const [name, value] of Object.entries({ access_token, refresh_token })) {
        await jar?.set({
          name: PREFIX + name,
          value: encodeURIComponent(value),
          path: '/',
          expires,
          sameSite: 'lax',
        })
      }
    },
  }
}
