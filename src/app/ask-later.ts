import { queryClient } from '#api/call/client.ts'
import { waitAfterOutage } from '#offline/outbox/spread.ts'
import { onReach } from '#offline/reach.ts'

/** Longest wait of an answer that is on the screen with its age, in milliseconds: a minute. */
const SHOWN_SPREAD = 60_000

/**
 * Asks again after an outage for what is on the screen, spread over the devices of a city that come back in the same
 * second. A page without an answer is asked for at once, because a person waits for it; a hidden page when it is shown.
 * Price: up to a minute of an old answer after an outage of six minutes, with its age beside it.
 */
export function askLater(): void {
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...others,
    queries: { ...queries, refetchOnReconnect: ({ state }) => state.data === undefined },
  })
  onReach((reach, away) => {
    if (reach === 'online') setTimeout(refresh, waitAfterOutage(away, SHOWN_SPREAD))
  })
}

/** Refetches what is stale on the screen. */
function refresh(): void {
  if (!document.hidden)
    void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
}
