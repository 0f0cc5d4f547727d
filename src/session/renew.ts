import { auth } from '#api/auth.ts'
import { type Tokens } from '#api/session.ts'
import { call } from '#api/call/call.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import type { Renewal } from '#api/call/host.ts'
import { ifLockFree } from '#lib/lock.ts'
import type { SessionCookies } from './cookies.ts'

/** Access to the tokens: document.cookie in a page, cookieStore in the service worker. */
export interface TokenStore {
  read: () => SessionCookies | Promise<SessionCookies>
  write: (tokens: Tokens) => void | Promise<void>
}

/**
 * Renews the tokens after a 401 for the token `used`: one renewal at a time in all tabs and the worker; a
 * second caller gets `busy`, and a late one finds the new token already stored.
 * @throws ApiError when the city cannot be reached, which does not end the session
 */
export async function renewWith(store: TokenStore, used: string | undefined): Promise<Renewal> {
  const renewal = await ifLockFree('session-refresh', async (): Promise<Renewal> => {
    const { accessToken, refreshToken, userId } = await store.read()
    if (accessToken && accessToken !== used) return 'renewed'
    if (!refreshToken) return 'refused'
    const tokens = await call(auth.refresh, { body: { refreshToken } }, { quiet: true }).catch(
      (error: unknown) => {
        // Only a clear refusal ends the session: 408 and 429 are temporary.
        const isRefusal =
          error instanceof ApiError && ['unauthorized', 'forbidden', 'refused'].includes(error.kind)
        if (!isRefusal || isTransient(error)) throw error
      },
    )
    // Checks again, because a user may have signed out or in while the city was responding.
    const now = await store.read()
    if (now.refreshToken !== refreshToken || now.userId !== userId)
      return now.accessToken ? 'renewed' : 'refused'
    if (!tokens) return 'refused'
    await store.write(tokens)
    return 'renewed'
  })
  return renewal ?? 'busy'
}
