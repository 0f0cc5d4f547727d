import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import type { WorkboxPlugin } from 'workbox-core'
import { PACKED, TAKEN, WHOLE } from './marks.ts'

/** Files asked for at a time: as many connections as a browser opens to one host. */
const AT_A_TIME = 6
/** The texts of most of the shell's files in one, by address (src/build/files.ts, as those of the rest). */
const SHELL_PACK = '/shell.json'
/**
 * Milliseconds within which a fast line brings the shell's pack, 120 KB on its way: all the rest, eight times as much,
 * then comes at once too. A phone's line of 1.6 Mbps takes 750.
 */
const FAST = 500
/** Milliseconds within which a file must come whole: on a line with a hole in it one that never does would hold up all. */
const FILE_WITHIN = 30_000
/** How often a file is asked for before the rest waits for another time: a line that loses one in a hundred is no reason. */
const TRIES = 3

/** The portal's own files on the device. */
interface Precache {
  /** Answers from the files that are kept; once a newer version is taken, from that one's. */
  controller: PrecacheController
  /** Answers with a file whose name tells its version, of whichever version: what is not kept comes over the line. */
  anyVersion: (request: Request) => Promise<Response>
  /**
   * Keeps the shell, and where it came quickly all the rest.
   * @param whole nothing is left for later, since a new version must not know less than the one it replaces
   * @throws TypeError when a file cannot be had
   */
  install: (whole: boolean) => Promise<void>
  /** Keeps what is not kept yet, of all files. Throws as `install`. */
  keepRest: () => Promise<void>
}

/**
 * Keeps the portal's files for pages without a network: what most people need first within seconds of a first visit, on
 * a slow line too, and the rest when the line is quiet.
 * @param entries what the build lists, the shell first
 * @param last the address of the shell's last entry
 */
export function precache(entries: (PrecacheEntry | string)[], last: string): Precache {
  const controller = new PrecacheController({ plugins: [newerWhenTaken()] })
  controller.addToCacheList(entries)
  const files = [...controller.getURLsToCacheKeys()]
  const shell = files.slice(0, files.findIndex(([url]) => new URL(url).pathname === last) + 1)
  const texts = files.slice(shell.length).filter(([url]) => /\.(js|css)$/.test(url))
  const cacheOfFiles = () => caches.open(controller.strategy.cacheName)
  /** Those that the device does not hold yet. */
  const missing = async (some: typeof files) => {
    // Asks the cache once for all files: a newer worker cannot take over while this one is busy.
    const held = new Set((await (await cacheOfFiles()).keys()).map(({ url }) => url))
    return some.filter(([, key]) => !held.has(key))
  }
  const keep = async (some: typeof files) => {
    const cache = await cacheOfFiles()
    const left = await missing(some)
    const keepNext = async (): Promise<void> => {
      const next = left.shift()
      if (!next) return
      const [url, key] = next
      await trying(async () => cache.put(key, await fileAt(url, url === key)))
      await keepNext()
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, keepNext))
  }
  /**
   * Keeps the files of a pack. What is not in it, or where there is none, comes by itself.
   * @returns the milliseconds for which it was on its way
   */
  const unpack = async (name: string) => {
    const cache = await cacheOfFiles()
    const start = performance.now()
    const pack = (await (await fileAt(name, false)).json()) as Record<string, string>
    const took = performance.now() - start
    const putting = Object.entries(pack).map(async ([path, text]) => {
      const key = controller.getCacheKeyForURL(path)
      // A pack of another version names other files.
      if (key) await cache.put(key, new Response(text, { headers: { 'content-type': typeOf(path) } }))
    })
    await Promise.all(putting)
    return took
  }
  /** Keeps the rest by its packs, where nothing of a pack is held yet: a newer version brings only what has changed. */
  const unpackRest = async () => {
    const left = new Set((await missing(texts)).map(([url]) => url))
    for (let at = 0; at < texts.length; at += PACKED)
      if (texts.slice(at, at + PACKED).every(([url]) => left.has(url)))
        await unpack(`/rest-${String(at / PACKED)}.json`)
  }
  const keepAll = async () => {
    await unpackRest().catch(() => undefined)
    await keep(files)
    await caches.open(WHOLE)
  }
  return {
    controller,
    anyVersion: async (request) => (await caches.match(request)) ?? fetch(request),
    async install(whole) {
      // Somebody may have taken a version that this one replaces: it is theirs to take again.
      await caches.delete(TAKEN)
      const took = whole ? 0 : await unpack(SHELL_PACK).catch(() => Infinity)
      await keep(shell)
      if (took < FAST) await keepAll()
    },
    keepRest: keepAll,
  }
}

/**
 * Lets an older worker answer with the newer version's files from when somebody takes that: the browser may keep the older
 * worker for as long as that is at work (Chromium up to five minutes), which nobody should wait for.
 */
function newerWhenTaken(): WorkboxPlugin {
  let taken: Promise<boolean> | undefined
  return {
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
      // Each page asks anew: a version is taken with a reload.
      if (!taken || new URL(request.url).pathname.endsWith('.html')) taken = caches.has(TAKEN)
      if (!(await taken)) return cachedResponse
      const cache = await caches.open(cacheName)
      // Revisions of a file differ in their query, and the newest was kept last.
      const kept = await cache.matchAll(request, { ignoreSearch: true })
      return kept.at(-1) ?? cachedResponse
    },
  }
}

/** Does `work`, again up to `left` times where it fails. @throws what the last try threw */
async function trying(work: () => Promise<void>, left = TRIES): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (left <= 1) throw error
    await trying(work, left - 1)
  }
}

const typeOf = (path: string) => `${path.endsWith('.css') ? 'text/css' : 'text/javascript'}; charset=utf-8`

/** A file of the portal; `forever` where its name tells its version, so that the browser's own copy will do. */
async function fileAt(url: string, forever: boolean): Promise<Response> {
  const response = await fetch(url, {
    cache: forever ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(FILE_WITHIN),
  })
  // A captive network answers everything with its own sign-in page.
  const isForeign = !url.endsWith('.html') && response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || isForeign) throw new TypeError(`${url}: ${String(response.status)}`)
  return response
}
