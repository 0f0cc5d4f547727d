import { keepText, textIn } from '#lib/small-store.ts'
import { flushForms } from './drafts/open-forms.ts'
import { deviceState } from './view.ts'

/** Minimum milliseconds between two reloads for a missing chunk (specification, section 8). */
const RELOAD_INTERVAL = 60_000
/**
 * Milliseconds before the reload, because Firefox also fails to load chunks of a page that is being left, which is gone
 * by then.
 */
const RELOAD_DELAY = 1_000
const RELOADED_AT = 'portal.reloadedAt'
const NAME = 'MissingChunk'

/** Message if a chunk of the portal cannot be loaded and the page may not reload by itself. */
export const chunkWords = '页面更新失败，请检查网络后重试'

/**
 * Matches errors of a file that did not load, in the wording of Chromium, Firefox, Safari and Vite; other errors come
 * from a file that loaded and then failed.
 */
const LOAD_FAILURE = /dynamically imported module|importing a module script|preload css/i

/** Checks if an error was marked by {@link watchChunks}. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === NAME

let missingCount = 0

/**
 * Loads the chunks of a page before the current form is left. Returns false if one is missing and the form has edits:
 * the form stays, and DeviceNotices offers a link to `href`. A missing chunk of a mere preload (pointer over a link) is
 * not reported.
 */
export async function loadChunksFor(href: string, load: () => Promise<unknown>): Promise<boolean> {
  const before = missingCount
  await load()
  const stays = missingCount > before && deviceState.dirtyForms > 0
  deviceState.missing = stays ? href : undefined
  return !stays
}

/**
 * Marks errors of missing chunks, as reported by Vite; errors thrown by a loaded chunk stay unchanged. The marked error
 * has its own name and message, because TanStack's `lazyRouteComponent` reloads the page for messages that it knows,
 * even while somebody types.
 */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!LOAD_FAILURE.test(payload.message)) return
    missingCount += 1
    payload.name = NAME
    payload.message = chunkWords
  })
}

/**
 * Reloads the page for a missing chunk: at most once a minute, never with edits in a form, and not without a network.
 * Returns true if it reloads.
 */
export function reloadForMissingChunk(): boolean {
  const last = Number(textIn('sessionStorage', RELOADED_AT) ?? 0)
  if (deviceState.dirtyForms > 0 || Math.abs(Date.now() - last) < RELOAD_INTERVAL) return false
  if (deviceState.reach !== 'online' || !navigator.onLine) return false
  setTimeout(() => {
    if (deviceState.dirtyForms > 0) return
    keepText('sessionStorage', RELOADED_AT, String(Date.now()))
    location.reload()
  }, RELOAD_DELAY)
  return true
}

/**
 * Reloads the page at a person's request, at `href` or the current address, because a document never requests a failed
 * chunk again. Saves every open form first; returns false without a reload if one cannot be saved.
 */
export async function reloadPage(href?: string): Promise<boolean> {
  const kept = await flushForms()
  if (!kept || (deviceState.storage !== 'disk' && deviceState.dirtyForms > 0)) return false
  if (href === undefined) location.reload()
  else location.assign(href)
  return true
}
