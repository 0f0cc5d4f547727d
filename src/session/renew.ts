import { auth } from '#api/auth.ts'
import { type Tokens } from '#api/session.ts'
import { call } from '#api/call/call.ts'
import { ApiError, isPassing } from '#api/call/error.ts'
import type { Renewal } from '#api/call/host.ts'
import { ifLockFree } from '#lib/lock.ts'
import type { Kept } from './cookies.ts'

/** How tokens are reached where this runs: document.cookie in a page, cookieStore in the service worker. */
export interface TokenStore {
  read: () => Kept | Promise<Kept>
  write: (tokens: Tokens) => void | Promise<void>
}

/**
 * Renews the tokens after a 401 answered to `used`: one at a time over all tabs and the worker; whoever comes second
 * is told to wait, and whoever comes late finds the new token already there.
 * @throws ApiError when the city cannot be reached: that proves nothing against the session
 */
export async function renewWith(store: TokenStore, used: string | undefined): Promise<Renewal> {
  const renewal = await ifLockFree('session-refresh', async (): Promise<Renewal> => {
    const { accessToken, refreshToken, userId } = await store.read()
    if (accessToken && accessToken !== used) return 'renewed'
    if (!refreshToken) return 'refused'
    const tokens = await call(auth.refresh, { body: { refreshToken } }, { quiet: true }).catch(
      (error: unknown) => {
        // Only a clear no ends the session: 408 and 429 pass by themselves.
        const isNo =
          error instanceof ApiError && ['unauthorized', 'forbidden', 'refused'].includes(error.kind)
        if (!isNo || isPassing(error)) throw error
      },
    )
    // Somebody may have signed out, or in, while the city was answering.
    const now = await store.read()
    if (now.refreshToken !== refreshToken || now.userId !== userId)
      return now.accessToken ? 'renewed' : 'refused'
    if (!tokens) return 'refused'
    await store.write(tokens)
    return 'renewed'
  })
  return renewal ?? 'busy'
}
