import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
import { listen } from '#offline/channel.ts'
import { account } from '#session/account.ts'

/**
 * Refetches the queries that were refused while the session had expired, once the same user has signed in
 * again on this page or in another tab, because nothing else on the page refetches them.
 */
export function askAgain(): void {
  const refetch = () =>
    void queryClient.invalidateQueries({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.kind === 'unauthorized',
    })
  let wasExpired = account.expired
  subscribe(account, () => {
    const isBack = wasExpired && !account.expired && account.userInfo !== undefined
    wasExpired = account.expired
    if (isBack) refetch()
  })
  listen((message) => {
    if (message.type === 'signed-in' && message.userId === account.userInfo?.id) refetch()
  })
}
