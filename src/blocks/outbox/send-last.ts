import { discard, StillSending } from '#offline/outbox/outbox.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'

/**
 * Sends the last of several wishes about one thing, in place of those that wait: they are taken out of the outbox, and
 * where the thing is as it is wished already, nothing is left to send.
 * @param waiting what waits of the same thing
 * @param isSo true where the city has it so by its last word
 * @param queue puts the wish into the outbox
 * @throws StorageProblem when the device could not keep it
 */
export async function sendLast(
  waiting: readonly OutboxItem[],
  isSo: boolean,
  queue: () => Promise<unknown>,
): Promise<void> {
  let isUnderWay = false
  for (const item of waiting) {
    await discard(item.id).catch((error: unknown) => {
      // What is on its way is there first: then the new one follows it.
      if (!(error instanceof StillSending)) throw error
      isUnderWay = true
    })
  }
  if (isUnderWay || !isSo) await queue()
}
