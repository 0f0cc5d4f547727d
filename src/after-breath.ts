import { loadWithRetry } from '#lib/load-with-retry.ts'
import { startSchedule } from '#offline/outbox/schedule.ts'
import { startWorker } from './app/worker.ts'

/** Begins what is on no first screen, and what who stays for seconds only shall have all the same. */
export async function beginAfterBreath(): Promise<void> {
  startSchedule(async (userId, options) => {
    const { replay } = await loadWithRetry(() => import('#offline/outbox/sending.ts'))
    return await replay(userId, options)
  })
  await startWorker()
}
