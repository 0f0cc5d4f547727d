import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import type { WorkboxPlugin } from 'workbox-core'
import { PACKED, ACCEPTED_CACHE, COMPLETE_CACHE } from './marks.ts'

/** Number of parallel requests: a browser's connections to one host. */
const PARALLEL_REQUESTS = 6
/**
 * Pack with the texts of most of the shell's files, by address (built by src/build/files.ts, like the packs of the
 * rest).
 */
const SHELL_PACK = `${import.meta.env.BASE_URL}shell.json`
/**
 * Milliseconds within which a fast connection transfers the shell's pack of 120 KB; then the rest, eight times as much,
 * is downloaded at once. A phone's connection of 1.6 Mbps takes 750.
 */
const FAST_WITHIN = 500
/**
 * Milliseconds for the complete download of a file, because one that never completes on an unreliable connection would
 * block all others.
 */
const FILE_TIMEOUT = 30_000
/** Attempts per file before the rest is postponed, so that a connection with 1% loss suffices. */
const TRIES = 3

/** Files of the portal on the device. */
interface Precache {
  /** Answers requests from the stored files; from the newer version's once a person has accepted it. */
  controller: PrecacheController
  /** Answers with a file of any version whose name contains its version; downloads files that are not stored. */
  anyVersion: (request: Request) => Promise<Response>
  /**
   * Downloads the shell, and the rest too if the shell came quickly.
   * @param whole downloads everything, because a new version must not lack files that the replaced one has
   * @throws TypeError if a file cannot be downloaded
   */
  install: (whole: boolean) => Promise<void>
  /** Downloads all missing files. Throws like `install`. */
  keepRest: () => Promise<void>
}

/**
 * Stores the portal's files for pages without a network: the files that most people need first within seconds of a
 * first visit, even on a slow connection, and the rest when the connection is idle. Replaces the install of Workbox,
 * which requests one file after the other. Price: an install of our own to maintain.
 * @param entries list of the build, the shell first
 * @param last address of the shell's last entry
 */
export function precache(entries: (PrecacheEntry | string)[], last: string): Precache {
  const controller = new PrecacheController({ plugins: [newerWhenTaken()] })
  controller.addToCacheList(entries)
  const files = [...controller.getURLsToCacheKeys()]
  const shell = files.slice(0, files.findIndex(([url]) => new URL(url).pathname === last) + 1)
  const texts = files.slice(shell.length).filter(([url]) => /\.(js|css)$/.test(url))
  const cacheOfFiles = () => caches.open(controller.strategy.cacheName)
  /** Returns the files that are not stored yet. */
  const missing = async (some: typeof files) => {
    // Reads the cache once for all files, because a newer worker cannot take over while this one is busy.
    const held = new Set((await (await cacheOfFiles()).keys()).map(({ url }) => url))
    return some.filter(([, key]) => !held.has(key))
  }
  const download = async (some: typeof files) => {
    const cache = await cacheOfFiles()
    const left = await missing(some)
    const downloadNext = async (): Promise<void> => {
      const next = left.shift()
      if (!next) return
      const [url, key] = next
      await retrying(async () => cache.put(key, await fileAt(url, url === key)))
      await downloadNext()
    }
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, downloadNext))
  }
  /**
   * Stores the files of a pack. Files outside of packs, and all files if a pack is missing, are downloaded singly.
   * @returns milliseconds of the transfer
   */
  const unpack = async (name: string) => {
    const cache = await cacheOfFiles()
    const start = performance.now()
    const pack = (await (await fileAt(name, false)).json()) as Record<string, string>
    const took = performance.now() - start
    const putting = Object.entries(pack).map(async ([path, text]) => {
      const key = controller.getCacheKeyForURL(path)
      // Skips files of another version's pack.
      if (key) await cache.put(key, new Response(text, { headers: { 'content-type': typeOf(path) } }))
    })
    await Promise.all(putting)
    return took
  }
  /**
   * Stores the rest by packs, but only packs without any stored file, because a newer version downloads only changed
   * files.
   */
  const unpackRest = async () => {
    const left = new Set((await missing(texts)).map(([url]) => url))
    for (let at = 0; at < texts.length; at += PACKED)
      if (texts.slice(at, at + PACKED).every(([url]) => left.has(url)))
        await unpack(`${import.meta.env.BASE_URL}rest-${String(at / PACKED)}.json`)
  }
  const downloadAll = async () => {
    await unpackRest().catch(() => undefined)
    await download(files)
    await caches.open(COMPLETE_CACHE)
  }
  return {
    controller,
    anyVersion: async (request) => (await caches.match(request)) ?? fetch(request),
    async install(whole) {
      // Withdraws an acceptance of a version that this one replaces; the person must accept this one again.
      await caches.delete(ACCEPTED_CACHE)
      const took = whole ? 0 : await unpack(SHELL_PACK).catch(() => Infinity)
      await download(shell)
      if (took < FAST_WITHIN) await downloadAll()
    },
    keepRest: downloadAll,
  }
}

/**
 * Makes an older worker answer with the newer version's files once a person has accepted it, because the browser may
 * keep a busy older worker (Chromium up to five minutes), and nobody should wait for that. Price: each page asks the
 * cache storage one more question.
 */
function newerWhenTaken(): WorkboxPlugin {
  let taken: Promise<boolean> | undefined
  return {
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
      // Checks again for each page, because a version is accepted with a reload.
      if (!taken || new URL(request.url).pathname.endsWith('.html')) taken = caches.has(ACCEPTED_CACHE)
      if (!(await taken)) return cachedResponse
      const cache = await caches.open(cacheName)
      // Ignores the query, which distinguishes revisions of a file; the newest was stored last.
      const kept = await cache.matchAll(request, { ignoreSearch: true })
      return kept.at(-1) ?? cachedResponse
    },
  }
}

/** Runs `work`, up to `left` times if it fails. @throws the last failure */
async function retrying(work: () => Promise<void>, left = TRIES): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (left <= 1) throw error
    await retrying(work, left - 1)
  }
}

const typeOf = (path: string) => `${path.endsWith('.css') ? 'text/css' : 'text/javascript'}; charset=utf-8`

/**
 * Downloads a file of the portal; `forever` if its name contains its version, so that the browser's own copy suffices.
 */
async function fileAt(url: string, forever: boolean): Promise<Response> {
  const response = await fetch(url, {
    cache: forever ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(FILE_TIMEOUT),
  })
  // Detects the sign-in page with which a captive network answers every request.
  const isForeign = !url.endsWith('.html') && response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || isForeign) throw new TypeError(`${url}: ${String(response.status)}`)
  return response
}
