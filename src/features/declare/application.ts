import { proxy, subscribe, useSnapshot } from 'valtio'
import { call } from '#api/call/call.ts'
import { isPassing } from '#api/call/error.ts'
import { declare } from '#api/declare.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { common } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** A download of an application (申请书) that goes on while one is on other pages. */
interface Job {
  /** By the page's steady clock, in milliseconds. */
  begun: number
}

const jobs = proxy<Record<string, Job>>({})
const stops = new Map<string, AbortController>()

/** Where a tab notes who wants applications and of which declarations, so that they are asked for again after a reload. */
const WANTED = 'portal.applications'

/** Ids of the declarations whose applications the person who is signed in waits for in this tab. */
function wanted(): string[] {
  const [userId, ...ids] = (textIn('sessionStorage', WANTED) ?? '').split(' ')
  return userId && userId === account.userInfo?.id ? ids : []
}

function note(ids: readonly string[]): void {
  keepText('sessionStorage', WANTED, ids.length ? [account.userInfo?.id, ...ids].join(' ') : '')
}
const forget = (id: string) => note(wanted().filter((one) => one !== id))

/** The download of one declaration that is under way. */
export const useJob = (id: string): Readonly<Job> | undefined => useSnapshot(jobs)[id]

/** Asks the city for the application as PDF and saves it when it has come, wherever one is by then. */
export async function download(id: string): Promise<void> {
  if (jobs[id]) return
  const stop = new AbortController()
  stops.set(id, stop)
  jobs[id] = { begun: performance.now() }
  note([...new Set([...wanted(), id])])
  try {
    const { blob, name } = await call(declare.zjtxDownload, { params: { id } }, { signal: stop.signal })
    saveFile(blob, name)
    showToast('申请书已生成并下载')
    forget(id)
  } catch (error) {
    // The call says what failed; who has cancelled knows. A page that is being left gets nothing more, either.
    if (stop.signal.aborted || !isPassing(error)) forget(id)
  }
  stops.delete(id)
  delete jobs[id]
}

/**
 * Asks once more for what was under way when the page was loaded anew, whichever page that is, and again each time that a
 * lost line is back.
 */
export function resumeWanted(): void {
  let was: typeof common.reach | undefined
  const look = () => {
    const isBack = was !== 'online' && common.reach === 'online'
    was = common.reach
    if (isBack) wanted().forEach((id) => void download(id))
  }
  subscribe(common, look)
  look()
}

/** Gives it up. */
export const cancel = (id: string): void => stops.get(id)?.abort()
