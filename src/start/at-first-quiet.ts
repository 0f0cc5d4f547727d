import type { RegisteredRouter } from '@tanstack/react-router'
import { loadWithRetry } from '#lib/load-with-retry.ts'
import { startSchedule } from '#offline/outbox/schedule.ts'
import { keepVisibleHeight } from '#app/visible-height.ts'
import { startWorker } from '#app/worker.ts'
import { closeByBack } from '#ui/dialog/back.ts'

/**
 * Starts the parts that no first screen needs, but that even a short visit should have: closing dialogs by
 * Back and keeping them above a phone's keyboard, sending the outbox, and the service worker, which stores the portal on
 * the device.
 */
export async function startAtFirstQuiet(router: RegisteredRouter): Promise<void> {
  closeByBack(router.history)
  keepVisibleHeight()
  startSchedule(async (userId, options) => {
    const { replay } = await loadWithRetry(() => import('#offline/outbox/sending.ts'))
    return await replay(userId, options)
  })
  await startWorker()
}
