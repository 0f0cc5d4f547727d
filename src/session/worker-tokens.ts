import type { TokenStore } from './renew.ts'
import { keptIn, MAX_AGE, PREFIX, PUBLIC_COOKIE } from './cookies.ts'

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

const jarHere = () => (globalThis as { cookieStore?: CookieStoreLike }).cookieStore

/** Whether this is a public computer (公共电脑模式), as the service worker sees it; true where it has no way to look. */
export async function mayBePublic(): Promise<boolean> {
  const cookies = await jarHere()?.getAll()
  return !cookies || cookies.some(({ name }) => name === PUBLIC_COOKIE)
}

/** The same cookies for the service worker, which has no document; without a cookieStore it is a visitor and sends nothing. */
export function workerTokens(): TokenStore {
  const jar = jarHere()
  return {
    read: async () => keptIn((await jar?.getAll())?.map(({ name, value }) => [name, value] as const) ?? []),
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
