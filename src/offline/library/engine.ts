import type { Policy, PolicyRules } from '#api/policy.ts'
import { cityNow } from '#lib/clock.ts'
import { windowOf } from '#rules/window.ts'
import { announce, listen } from '#offline/channel.ts'
import { keepInMemory } from '#offline/device/db.ts'
import type { LibraryFound, Question } from './asked.ts'
import { bringLibrary, removeLibrary } from './bring.ts'
import { type LoadedLibrary, searchLoaded, loadLibrary, chunkOf } from './find.ts'
import { readChunk, readMeta, viewOf } from './store.ts'
import type { LibraryView } from './view.ts'

let library: Promise<LoadedLibrary | undefined> | undefined
/** True if a record may have changed since the library was loaded. */
let stale = true
let bringing: { stop: AbortController; done: Promise<void> } | undefined
let inMemory = false
let show: (view: LibraryView) => void = () => undefined

listen((message) => {
  if (message.type === 'library') stale = true
})

/** Sets the receiver of the library's state, and if the library stays in memory only (公共电脑模式). */
export function configureEngine(options: { memory: boolean; show: (view: LibraryView) => void }): void {
  show = options.show
  if (!options.memory || inMemory) return
  inMemory = true
  keepInMemory()
}

function tell(view: LibraryView) {
  stale = true
  show(view)
  // Tells other tabs, unless the library is in the memory of this page.
  if (!inMemory) announce({ type: 'library', view })
}

/**
 * Functions of the library that the page calls in the worker, by name. `onPart` receives the parts of an answer in
 * several parts.
 */
export const engine = {
  /** Returns the library's state. */
  view: async (): Promise<LibraryView> => viewOf(await readMeta()),

  /** Downloads the library or its changes. */
  async keep({ quiet }: { quiet?: boolean }): Promise<void> {
    if (bringing) return await bringing.done
    const stop = new AbortController()
    bringing = { stop, done: bringLibrary({ tell, quiet, signal: stop.signal }) }
    await bringing.done
    bringing = undefined
    // Loads the library now, so that the next search need not wait for it.
    await loadedLibrary()
  },

  /** Removes the library, also during a download. */
  async drop(): Promise<void> {
    bringing?.stop.abort()
    await removeLibrary(tell)
    library = undefined
  },

  async search(asked: Question): Promise<LibraryFound | undefined> {
    const loaded = await loadedLibrary()
    return loaded && (await searchLoaded(loaded, asked))
  },

  /** Returns the ids of the policies. */
  async ids(): Promise<string[]> {
    return [...((await loadedLibrary())?.places.keys() ?? [])]
  },

  async policy({ id }: { id: string }): Promise<Policy | undefined> {
    const loaded = await loadedLibrary()
    const place = loaded?.places.get(id)
    if (!loaded || place === undefined) return undefined
    const { at, index } = chunkOf(loaded, place)
    const [rules, text] = await Promise.all([
      readChunk(loaded.kept, 'rules', at),
      readChunk(loaded.kept, 'text', at),
    ])
    const brief = loaded.rows[place]
    return brief && rules[index] && text[index] ? { ...brief, ...rules[index], ...text[index] } : undefined
  },

  /** Passes the rules for a calculation to `give`, chunk by chunk; returns true if the library is on this device. */
  async rules(_asked: undefined, onPart: (part: PolicyRules[]) => void): Promise<boolean> {
    const { kept } = await readMeta()
    if (!kept) return false
    const now = cityNow()
    for (let at = 0; at < kept.chunks; at += 1) {
      const [briefs, rules] = await Promise.all([readChunk(kept, 'brief', at), readChunk(kept, 'rules', at)])
      onPart(
        briefs
          .map((brief, index) => ({ ...brief, ...rules[index]! }))
          .filter((one) => one.validity === '有效' && windowOf(one, now).state !== '已截止'),
      )
    }
    return true
  },
}

export type Engine = typeof engine

/** Returns the library in memory, loaded again if a record has changed; undefined without a library. */
async function loadedLibrary(): Promise<LoadedLibrary | undefined> {
  if (stale || !library) {
    stale = false
    const before = library
    library = Promise.all([before, readMeta()]).then(async ([old, { kept }]) => {
      if (!kept) return undefined
      // Reuses unchanged records; only the time of the last check has changed.
      return old?.kept.stamp === kept.stamp ? { ...old, kept } : await loadLibrary(kept)
    })
    library.catch(async () => {
      library = undefined
      // Tells every tab that the unreadable library was removed.
      tell(viewOf(await readMeta()))
    })
  }
  return await library
}
