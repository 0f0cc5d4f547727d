import { proxy, useSnapshot } from 'valtio'
import { call } from '#api/call/call.ts'
import { isPassing } from '#api/call/error.ts'
import { declare } from '#api/declare.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { saveFile } from '#ui/save-file.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** A download of an application that goes on while one is on other pages. */
interface Job {
  /** Milliseconds since 1970. */
  begun: number
}

const jobs = proxy<Record<string, Job>>({})
const stops = new Map<string, AbortController>()

/** Where a tab notes that one is wanted, so that it is asked for again after the page was loaded anew. */
const wanted = (id: string) => `portal.application:${id}`

/** The download of one declaration that is under way. */
export const useJob = (id: string): Readonly<Job> | undefined => useSnapshot(jobs)[id]

/** Asks the city for the application as PDF and saves it when it has come, wherever one is by then. */
export async function download(id: string): Promise<void> {
  if (jobs[id]) return
  const stop = new AbortController()
  stops.set(id, stop)
  jobs[id] = { begun: Date.now() }
  keepText('sessionStorage', wanted(id), 'wanted')
  try {
    const { blob, name } = await call(declare.zjtxDownload, { params: { id } }, { signal: stop.signal })
    saveFile(blob, name)
    showToast('申请书已生成并下载')
    keepText('sessionStorage', wanted(id), '')
  } catch (error) {
    // The call says what failed; who has cancelled knows. A page that is being left gets nothing more, either.
    if (stop.signal.aborted || !isPassing(error)) keepText('sessionStorage', wanted(id), '')
  }
  stops.delete(id)
  delete jobs[id]
}

/** Asks once more for what was under way when the page was loaded anew, or the line was lost. */
export function resume(id: string): void {
  if (textIn('sessionStorage', wanted(id))) void download(id)
}

/** Gives it up. */
export const cancel = (id: string): void => stops.get(id)?.abort()
