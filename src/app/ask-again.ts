import { subscribe } from 'valtio'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
import { listen } from '#offline/channel.ts'
import { account } from '#session/account.ts'

/**
 * Asks again what was refused while the session had run out, once the same person has signed in over the page or in
 * another tab: nothing else on the page would.
 */
export function askAgain(): void {
  const ask = () =>
    void queryClient.invalidateQueries({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.kind === 'unauthorized',
    })
  let wasExpired = account.expired
  subscribe(account, () => {
    const isBack = wasExpired && !account.expired && account.userInfo !== undefined
    wasExpired = account.expired
    if (isBack) ask()
  })
  listen((message) => {
    if (message.type === 'signed-in' && message.userId === account.userInfo?.id) ask()
  })
}
