import { storeOrToast } from '#blocks/store-or-toast.ts'
import { discard, Gone, MayHaveArrived, StillSending, takeBack } from '#offline/outbox/outbox.ts'
import { mayHaveArrived, type OutboxItem } from '#offline/outbox/item.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Sends the last of several changes of one state, in place of waiting ones: removes these from the outbox, and sends
 * nothing if the city has the wanted state already. A removed change with a lost answer may have taken effect: then the
 * last one is sent in any case.
 * @param waiting waiting items of the same state
 * @param isSo true if the city has the wanted state by its last answer
 * @param queue queues the change in the outbox
 * @throws StorageProblem if the device could not store it
 */
export async function sendLast(
  waiting: readonly OutboxItem[],
  isSo: boolean,
  queue: () => Promise<unknown>,
): Promise<void> {
  let mayHaveTakenEffect = false
  for (const { id } of waiting) {
    const taken = await discard(id).catch((error: unknown) => {
      // An item being sent arrives first; the new one follows it.
      if (!(error instanceof StillSending)) throw error
      return undefined
    })
    // A missing item has arrived meanwhile, and a crash may have interrupted one that was being sent.
    mayHaveTakenEffect ||= !taken || mayHaveArrived(taken)
  }
  if (mayHaveTakenEffect || !isSo) await queue()
}

/**
 * Takes back waiting items that were not sent, which leaves their records as the city has them.
 * @param ids ids of the items in the outbox
 * @param words toast texts: on success, and if one may have reached the city
 */
export async function takeBackAll(
  ids: readonly string[],
  words: { done: string; late: string },
): Promise<void> {
  let isLate = false
  const ignoreIfLate = (error: unknown) => {
    if (!(error instanceof MayHaveArrived || error instanceof Gone)) throw error
    isLate = true
  }
  const isKept = await storeOrToast(() => Promise.all(ids.map((id) => takeBack(id).catch(ignoreIfLate))))
  if (isKept) showToast(isLate ? words.late : words.done)
}
