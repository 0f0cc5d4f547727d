import { proxy, subscribe, useSnapshot } from 'valtio'
import { call } from '#api/call/call.ts'
import { isTransient } from '#api/call/error.ts'
import { declare } from '#api/declare.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Download of an application (申请书), which continues while the user is on other pages. */
interface Job {
  /** Start time by the page's steady clock, in milliseconds. */
  begun: number
}

const jobs = proxy<Record<string, Job>>({})
const stops = new Map<string, AbortController>()

/**
 * Key in this tab of the user and the declarations whose applications are wanted, so that they are requested again
 * after a reload.
 */
const WANTED = 'portal.applications'

/** Returns the ids of the declarations whose applications the signed-in user waits for in this tab. */
function wantedIds(): string[] {
  const [userId, ...ids] = (textIn('sessionStorage', WANTED) ?? '').split(' ')
  return userId && userId === account.userInfo?.id ? ids : []
}

function saveWanted(ids: readonly string[]): void {
  keepText('sessionStorage', WANTED, ids.length ? [account.userInfo?.id, ...ids].join(' ') : '')
}
const forget = (id: string) => saveWanted(wantedIds().filter((one) => one !== id))

/** Returns the running download of a declaration. */
export const useJob = (id: string): Readonly<Job> | undefined => useSnapshot(jobs)[id]

/** Downloads the application as PDF and saves it when it arrives, whatever page is open by then. */
export async function download(id: string): Promise<void> {
  if (jobs[id]) return
  const stop = new AbortController()
  stops.set(id, stop)
  jobs[id] = { begun: performance.now() }
  saveWanted([...new Set([...wantedIds(), id])])
  try {
    const { blob, name } = await call(declare.zjtxDownload, { params: { id } }, { signal: stop.signal })
    saveFile(blob, name)
    showToast('申请书已生成并下载')
    forget(id)
  } catch (error) {
    // Shows no message, because the call reports its failure and a cancellation is the user's own. A passing failure,
    // such as a page that is left, stays wanted.
    if (stop.signal.aborted || !isTransient(error)) forget(id)
  }
  stops.delete(id)
  delete jobs[id]
}

/** Restarts the wanted downloads after a reload, on any page, and each time the network is back. */
export function resumeWanted(): void {
  let previous: typeof deviceState.reach | undefined
  const check = () => {
    const isBack = previous !== 'online' && deviceState.reach === 'online'
    previous = deviceState.reach
    if (isBack) wantedIds().forEach((id) => void download(id))
  }
  subscribe(deviceState, check)
  check()
}

/** Cancels the download of a declaration. */
export const cancel = (id: string): void => stops.get(id)?.abort()
