import { notifyManager, QueryClient } from '@tanstack/react-query'
import { afterPress } from '#lib/after-press.ts'

/** Answers are asked again when a page opens after this long, in milliseconds. */
const FRESH = 30_000
/** Milliseconds that an answer nobody looks at stays in memory: a day, since the page may be offline. */
const REMEMBERED = 24 * 3_600_000

/** The one query cache of a tab. `offlineFirst`: ask the network whatever it seems to be, and fall back on what is kept. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'offlineFirst', staleTime: FRESH, gcTime: REMEMBERED },
    mutations: { networkMode: 'always' },
  },
})

// An answer that comes while something is being pressed would move it away below the pointer.
notifyManager.setScheduler((run) => setTimeout(() => afterPress(run)))
