import { comes } from '#lib/comes.ts'
import { startSchedule } from '#offline/outbox/schedule.ts'
import { startWorker } from './app/worker.ts'

/** Begins what is on no first screen, and what who stays for seconds only shall have all the same. */
export async function beginAfterBreath(): Promise<void> {
  startSchedule(async (userId, options) => {
    const { replay } = await comes(() => import('#offline/outbox/sending.ts'))
    return await replay(userId, options)
  })
  await startWorker()
}
