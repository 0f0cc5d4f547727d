import type { TokenStore } from './renew.ts'
import { keptIn, MAX_AGE, PREFIX } from './cookies.ts'

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

/** A cookie as the service worker sees it; undefined where there is none, or no way to look. */
export async function cookieOf(name: string): Promise<string | undefined> {
  return (await jarHere()?.getAll())?.find((one) => one.name === name)?.value
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
