import { notifyManager, QueryClient } from '@tanstack/react-query'
import { afterPress } from '#lib/after-press.ts'

/** Milliseconds after which an answer is requested again when a page opens. */
const STALE_TIME = 30_000
/** Milliseconds that an unused answer stays in memory: a day, because the page may be offline. */
const GC_TIME = 24 * 3_600_000

/**
 * The query cache of a tab. `offlineFirst` tries the network even if it seems absent, and falls back on cached answers.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'offlineFirst', staleTime: STALE_TIME, gcTime: GC_TIME },
    mutations: { networkMode: 'always' },
  },
})

// Delays an answer's render while something is pressed, because it would move the pressed element away from the
// pointer.
notifyManager.setScheduler((run) => setTimeout(() => afterPress(run)))
