import { keepText, textIn } from '#lib/small-store.ts'
import { flushForms } from './drafts/open-forms.ts'
import { common } from './view.ts'

/** Shortest time between two reloads for a missing chunk, in milliseconds (specification, section 8). */
const RELOAD_EVERY = 60_000
/** Milliseconds until it reloads: in Firefox a page that is being left fails to load its parts, too, and is gone by then. */
const LEFT_WITHIN = 1_000
const RELOADED_AT = 'portal.reloadedAt'
const NAME = 'MissingChunk'

/** What is said where a part of the portal could not be had and the page may not reload by itself. */
export const chunkWords = '页面更新失败，请检查网络后重试'

/** Tells a file that did not come, in the words of Chromium, Firefox, Safari and Vite, from one that came and failed as it ran. */
const NOT_HAD = /dynamically imported module|importing a module script|preload css/i

/** True for an error that {@link watchChunks} has seen. */
export const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === NAME

let missed = 0

/**
 * Loads the parts that a form would be left for. Answers false where one could not be had and the form holds edits: it
 * stays, and DeviceNotices leads to `href`. A part that is only preloaded, because the pointer is over a link, may be missing silently.
 */
export async function partsFor(href: string, load: () => Promise<unknown>): Promise<boolean> {
  const before = missed
  await load()
  const stays = missed > before && common.dirtyForms > 0
  common.missing = stays ? href : undefined
  return !stays
}

/**
 * Follows chunks that could not be had, as Vite tells of them; one that came and failed is a fault of ours, and stays as it
 * is. The error gets a name and words of its own: TanStack's `lazyRouteComponent` reloads for any that it knows, whatever is
 * being typed.
 */
export function watchChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!NOT_HAD.test(payload.message)) return
    missed += 1
    payload.name = NAME
    payload.message = chunkWords
  })
}

/** Reloads for a chunk that is gone: at most once a minute, never over a form with edits, nor where nobody would answer. */
export function reloadForMissingChunk(): boolean {
  const last = Number(textIn('sessionStorage', RELOADED_AT) ?? 0)
  if (common.dirtyForms > 0 || Math.abs(Date.now() - last) < RELOAD_EVERY) return false
  if (common.reach !== 'online' || !navigator.onLine) return false
  setTimeout(() => {
    if (common.dirtyForms > 0) return
    keepText('sessionStorage', RELOADED_AT, String(Date.now()))
    location.reload()
  }, LEFT_WITHIN)
  return true
}

/**
 * Loads the page anew because a person asked for it, at `href` or where it is: a document never asks twice for a chunk
 * that it did not get. Every open form is kept first; false where one could not be, and then nothing happens.
 */
export async function loadAnew(href?: string): Promise<boolean> {
  const kept = await flushForms()
  if (!kept || (common.storage !== 'disk' && common.dirtyForms > 0)) return false
  if (href === undefined) location.reload()
  else location.assign(href)
  return true
}
