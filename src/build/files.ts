import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { BROUGHT, PACKED } from '#offline/marks.ts'

/** Entry of every page in the build's manifest. */
export const ENTRY = /^index\.html$/
/** Route chunks of home; their imports are loaded with the page itself. */
export const HOME = /^src\/routes\/_home(\.index)?\.tsx\?tsr-split=/
/** Chunk with the content of home's blocks. */
const BLOCKS = /^src\/routes\/-home\/HomeBlock\.tsx$/
/**
 * Chunks stored on the device first: home with its blocks, today's declarations, the searches, the
 * declaration form.
 */
const SHELL = [
  ENTRY,
  HOME,
  BLOCKS,
  /^src\/routes\/_default(\.policy\.apply|\.policy\.search\.(index|detail)|\.general-search|\.declare\.apply\..*)?\.tsx\?tsr-split=/,
  /^src\/routes\/-declare\/EditDeclaration\.tsx$/,
  /^src\/(api\/call\/call|session\/sign|start\/at-once|offline\/outbox\/(sending|store))\.ts$/,
]

/** Last entry of the shell in the worker's list: the page of the frame. */
const LAST = 'app.html'

/** Style sheets and scripts of some chunks and of their imports, dependencies first. */
export interface Files {
  styles: Set<string>
  scripts: Set<string>
}

/**
 * Collects the files of chunks and of their imports.
 * @param names patterns of the chunks' names in the manifest
 * @throws Error when no entry of the manifest matches one of the names
 */
export function filesOf(manifest: Manifest, ...names: RegExp[]): Files {
  const keys = names.flatMap((name) => {
    const found = Object.keys(manifest).filter((key) => name.test(key))
    if (found.length === 0) throw new Error(`nothing in the build's manifest is ${String(name)}`)
    return found
  })
  return collect(manifest, keys)
}

function collect(manifest: Manifest, keys: string[]): Files {
  const files: Files = { styles: new Set(), scripts: new Set() }
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    chunk.css?.forEach((file) => files.styles.add(file))
    files.scripts.add(chunk.file)
  }
  keys.forEach(visit)
  return files
}

/**
 * Packs the files of the shell that a visitor of home has not loaded already: many texts in one file compress
 * better than one by one, and a slow line needs one request instead of a hundred.
 * @returns the text of each file by its address
 */
export async function shellPack(out: string, manifest: Manifest): Promise<Record<string, string>> {
  const loaded = filesOf(manifest, ENTRY, HOME, BLOCKS)
  const { styles, scripts } = filesOf(manifest, ...SHELL)
  const files = [...scripts, ...styles].filter((one) => !loaded.scripts.has(one) && !loaded.styles.has(one))
  return await textsOf(out, files)
}

/** Returns the texts of files by their addresses below the portal's own. */
async function textsOf(out: string, files: string[]): Promise<Record<string, string>> {
  const texts = await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')))
  return Object.fromEntries(files.map((file, index) => [file, texts[index]!]))
}

const manifestPath = (cacheDir: string) => join(cacheDir, 'manifest.json')

/**
 * Moves the manifest out of the build, for tests and measurements, so that the list of the portal's files is
 * not served.
 */
export async function keepManifest(out: string, cacheDir: string): Promise<Manifest> {
  const text = await readFile(join(out, '.vite/manifest.json'), 'utf8')
  await mkdir(cacheDir, { recursive: true })
  await writeFile(manifestPath(cacheDir), text)
  await rm(join(out, '.vite'), { recursive: true })
  return JSON.parse(text) as Manifest
}

/**
 * Sorts the worker's list: the shell first, polyfills for older browsers last. The page of the frame,
 * `app.html`, ends the shell, which tells the worker where it ends (src/offline/precache.ts).
 */
export function shellFirst<Entry extends { url: string }>(entries: Entry[], cacheDir: string): Entry[] {
  const { styles, scripts } = filesOf(
    JSON.parse(readFileSync(manifestPath(cacheDir), 'utf8')) as Manifest,
    ...SHELL,
  )
  const rank = ({ url }: Entry) =>
    BROUGHT.test(url)
      ? 3
      : url === LAST
        ? 1
        : styles.has(url) || scripts.has(url) || /^(index\.html|icon\.svg)$/.test(url)
          ? 0
          : 2
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Writes the scripts and styles behind the shell into packs, in the order of the worker's list: a dozen
 * requests instead of four hundred, and a sixth less to transfer.
 * @param entries the worker's list, the shell first
 */
export async function packRest(entries: { url: string }[], out: string): Promise<void> {
  const rest = entries.slice(entries.findIndex(({ url }) => url === LAST) + 1)
  const texts = rest.map(({ url }) => url).filter((url) => /\.(js|css)$/.test(url) && !BROUGHT.test(url))
  for (let at = 0; at < texts.length; at += PACKED) {
    const pack = await textsOf(out, texts.slice(at, at + PACKED))
    await writeFile(join(out, `rest-${String(at / PACKED)}.json`), JSON.stringify(pack))
  }
}
