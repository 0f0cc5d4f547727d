import { subscribe } from 'valtio'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { deviceState } from '#offline/view.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { keptHereWords } from './waiting-words.ts'

/** Delay before the waiting toast, in milliseconds: the city has mostly answered by then. */
const WAITING_DELAY_MS = 1_500
/** Display time of the waiting toast, in milliseconds. */
const TOAST_MS = 5_000

/** Texts of a submission's toast: once sent, and while it waits on this device. */
export interface HandedIn {
  sent: string
  waits: string
}

/** Returns the toast texts of a submission: 报名, 评价. */
export const submittedWords = (what: string): HandedIn => ({
  sent: `${what}已提交`,
  waits: keptHereWords(what),
})

/** Returns the toast texts of a deed on a record: 已下架. */
export const doneWords = (deed: string): HandedIn => ({ sent: deed, waits: `${deed}，联网后生效` })

/** Shows a toast for a deed whose call is not followed. */
export function toastDone(deed: string): void {
  showToast(doneWords(deed)[deviceState.reach === 'online' ? 'sent' : 'waits'])
}

/**
 * Queues a call in the outbox, and shows toasts of its outcome: one for waiting only if it does wait, replaced by the
 * result.
 * @returns false if it could not be stored; a toast shows the reason
 */
export async function queueAndNotify(
  words: HandedIn,
  queue: () => Promise<{ id: string }>,
): Promise<boolean> {
  let id: string | undefined
  const isKept = await storeOrToast(async () => ({ id } = await queue()))
  if (id !== undefined) follow(id, words)
  return isKept
}

function follow(id: string, { sent, waits }: HandedIn): void {
  let shownAt = 0
  let wasSeen = false
  const showWaiting = () => {
    shownAt = performance.now()
    showToast(waits)
  }
  const timer = setTimeout(showWaiting, deviceState.reach === 'online' ? WAITING_DELAY_MS : 0)
  const stop = subscribe(deviceState, () => {
    const item = deviceState.outbox.find((one) => one.id === id)
    const isSent = deviceState.receipts.some((one) => one.id === id)
    wasSeen ||= item !== undefined
    if (!isSent && (item?.state === 'waiting' || !wasSeen)) return
    stop()
    clearTimeout(timer)
    // Taking back shows its own toast.
    if (!isSent && !item) return
    // Skips the result long after the waiting toast: nobody expects it any more, and another toast may be visible.
    if (shownAt === 0 || performance.now() - shownAt < TOAST_MS)
      showToast(isSent ? sent : '提交未通过，请在“待上传”中查看原因')
  })
}
