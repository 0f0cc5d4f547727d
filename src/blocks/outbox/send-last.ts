import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { discard, Gone, MayHaveArrived, StillSending, takeBack } from '#offline/outbox/outbox.ts'
import { mayHaveArrived, type OutboxItem } from '#offline/outbox/item.ts'
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
    mayBeThere ||= !taken || mayHaveArrived(taken)
  }
  if (mayBeThere || !isSo) await queue()
}

/**
 * Takes wishes back that have not been sent: what they were about is as the city knows it.
 * @param ids of the items in the outbox
 * @param words said when it is done, and where one may have been heard already
 */
export async function takeBackAll(
  ids: readonly string[],
  words: { done: string; late: string },
): Promise<void> {
  let late = false
  const unlessHeard = (error: unknown) => {
    if (!(error instanceof MayHaveArrived || error instanceof Gone)) throw error
    late = true
  }
  const isKept = await keptOrSaid(() => Promise.all(ids.map((id) => takeBack(id).catch(unlessHeard))))
  if (isKept) showToast(late ? words.late : words.done)
}
