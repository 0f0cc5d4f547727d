import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { discard, StillSending } from '#offline/outbox/outbox.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Sends the last of several wishes about one thing, in place of those that wait: they are taken out of the outbox, and
 * where the thing is as it is wished already, nothing is left to send. A wish that went out and whose answer was lost
 * may have come true: then the last one is sent in any case.
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
  let mayBeThere = false
  for (const { id } of waiting) {
    const taken = await discard(id).catch((error: unknown) => {
      // What is on its way is there first: then the new one follows it.
      if (!(error instanceof StillSending)) throw error
      return undefined
    })
    // One that is no longer here has arrived since, and a crash may have cut off one that was in hand.
    mayBeThere ||= !taken || taken.mayBeThere === true || taken.claimed === true
  }
  if (mayBeThere || !isSo) await queue()
}

/** Milliseconds within which a try to send ends where there is no network. */
const TRY_ENDS_WITHIN = 5_000

/**
 * Takes a wish back that has not been sent: what it was about is as the city knows it.
 * @param words said when it is done, and where it may have been heard already
 */
export async function takeBack(
  queued: readonly OutboxItem[],
  words: { done: string; late: string },
): Promise<void> {
  if (queued.some((item) => item.mayBeThere)) {
    showToast(words.late)
    return
  }
  const drop = async () => void (await Promise.all(queued.map((item) => discard(item.id, TRY_ENDS_WITHIN))))
  if (await keptOrSaid(drop)) showToast(words.done)
}
