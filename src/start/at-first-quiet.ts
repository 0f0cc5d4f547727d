import type { RegisteredRouter } from '@tanstack/react-router'
import { loadWithRetry } from '#lib/load-with-retry.ts'
import { startSchedule } from '#offline/outbox/schedule.ts'
import { startWorker } from '#app/worker.ts'
import { closeByBack } from '#ui/dialog/back.ts'

/**
 * Starts what no first screen shows but who leaves within seconds shall have all the same: Back out of a dialog, what sends
 * the outbox, and the service worker, which takes the portal onto the device.
 */
export async function startAtFirstQuiet(router: RegisteredRouter): Promise<void> {
  closeByBack(router.history)
  startSchedule(async (userId, options) => {
    const { replay } = await loadWithRetry(() => import('#offline/outbox/sending.ts'))
    return await replay(userId, options)
  })
  await startWorker()
}
