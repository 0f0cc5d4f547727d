import { subscribe } from 'valtio'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { common } from '#offline/view.ts'
import { showToast } from '#ui/state/Toast.tsx'
import { keptHereWords } from './waiting-words.ts'

/** Milliseconds within which the city has mostly answered: until then nothing is said of waiting. */
const SOON = 1_500
/** Milliseconds for which it stands that something waits. */
const READ = 5_000

/** What is said of something that was handed in: where it was sent, and where it waits on this device. */
export interface HandedIn {
  sent: string
  waits: string
}

/** The same of a matter: 报名、评价. */
export const handedIn = (what: string): HandedIn => ({ sent: `${what}已提交`, waits: keptHereWords(what) })

/** The same of what was done with a record: 已下架. */
export const done = (deed: string): HandedIn => ({ sent: deed, waits: `${deed}，联网后生效` })

/** Says what was done with a record, where nobody follows the call that does it. */
export function sayDone(deed: string): void {
  showToast(done(deed)[common.reach === 'online' ? 'sent' : 'waits'])
}

/**
 * Puts a call into the outbox, and says what becomes of it: that it waits only where it does, and no longer than that.
 * @returns false where it could not be kept, which is said
 */
export async function handIn(words: HandedIn, queue: () => Promise<{ id: string }>): Promise<boolean> {
  let id: string | undefined
  const isKept = await keptOrSaid(async () => ({ id } = await queue()))
  if (id !== undefined) follow(id, words)
  return isKept
}

function follow(id: string, { sent, waits }: HandedIn): void {
  let saidAt = 0
  let seen = false
  const sayWaits = () => {
    saidAt = performance.now()
    showToast(waits)
  }
  const timer = setTimeout(sayWaits, common.reach === 'online' ? SOON : 0)
  const stop = subscribe(common, () => {
    const item = common.outbox.find((one) => one.id === id)
    const isSent = common.receipts.some((one) => one.id === id)
    seen ||= item !== undefined
    if (!isSent && (item?.state === 'waiting' || !seen)) return
    stop()
    clearTimeout(timer)
    // Who has taken it back is told of that.
    if (!isSent && !item) return
    // Long after nobody looks for it any more, and something else may be said.
    if (saidAt === 0 || performance.now() - saidAt < READ)
      showToast(isSent ? sent : '提交未通过，请在“待上传”中查看原因')
  })
}
