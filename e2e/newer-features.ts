import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { floor } from '#lib/floor.ts'

/** Entry of MDN's browser compatibility table: https://github.com/mdn/browser-compat-data */
interface Entry {
  __compat?: { support: Record<string, Support | Support[]> }
  [name: string]: Entry | Entry['__compat']
}
interface Support {
  version_added?: string | boolean | null
  version_removed?: string
  flags?: unknown
  alternative_name?: string
}

const table = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as Record<'api' | 'css' | 'javascript', Entry>

/** Versions of the floor by the browser names of the table */
const browsers = { chrome: floor.chrome, firefox: floor.firefox, safari: floor.safari, safari_ios: floor.ios }

/** Interfaces with distinctive method names that a page of the portal may use */
const usedInterfaces =
  /^(Abort|Animation$|Blob|Broadcast|Cache|CanvasRenderingContext2D|Clipboard|Cookie|Crypto|CSSStyle|Custom|DOM|Document|Element|Event|File|Form|Headers|History|HTML|IDB|Image|Intersection|Location|Lock|Message|Mutation|Navigator$|Node|Performance|Permissions|PointerEvent|Promise|Range|Readable|Request|Resize|Response|Scheduler|Screen|Selection|Service|Shadow|Storage|StyleSheet|Subtle|TextDecoder|TextEncoder|UIEvent|URL|Window$|Worker)/

/** Interface of each global object */
const instances: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
}

const entriesOf = (entry: Entry) =>
  Object.entries(entry).filter(([name]) => name !== '__compat') as [string, Entry][]

/** Returns true if a browser of the floor lacks the feature. An entry without data counts as available. */
function isNewer({ __compat: compat }: Entry): boolean {
  if (!compat) return false
  return Object.entries(browsers).some(([browser, version]) => {
    const all = [compat.support[browser] ?? []].flat()
    const since = all
      .filter((one) => !one.flags && !one.alternative_name && !one.version_removed)
      .map(({ version_added: added }) =>
        typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : added ? 0 : Infinity,
      )
    return Math.min(Infinity, ...since) > Number(version)
  })
}

/** Results of `isNewer`: by interface and member; by member name (true only if all members of that name are newer); by global name */
const byInterface = new Map<string, boolean>()
const byName = new Map<string, boolean>()
const globals = new Map<string, boolean>()
for (const part of [table.javascript['builtins'] as Entry, table.api])
  for (const [owner, entry] of entriesOf(part)) {
    globals.set(owner, isNewer(entry))
    for (const [key, member] of entriesOf(entry)) {
      const name = key.replace(/_static$/, '')
      byInterface.set(`${owner}.${name}`, isNewer(member))
      if (part === table.api && !usedInterfaces.test(owner)) continue
      byName.set(name, (byName.get(name) ?? true) && isNewer(member))
    }
  }

interface Node {
  type: string
  [key: string]: unknown
}

/** Returns features in a script that a browser of the floor may lack: `AbortSignal.any`, `.toSorted()`, `scheduler`, `/v`. */
export function newerInScript(code: string): Set<string> {
  const found = new Set<string>()
  const nameOf = (node: Node) => (node.type === 'Identifier' ? (node['name'] as string) : undefined)
  const visit = (node: Node) => {
    if (node.type === 'CallExpression') called(node['callee'] as Node)
    if (node.type === 'MemberExpression' && !node['computed']) {
      const owner = nameOf(node['object'] as Node) ?? ''
      const name = nameOf(node['property'] as Node) ?? ''
      const path = `${instances[owner] ?? owner}.${name}`
      if (byInterface.get(path)) found.add(path)
    }
    if (globals.get(nameOf(node) ?? '')) found.add(nameOf(node)!)
    const { flags = '' } = (node['regex'] ?? {}) as { flags?: string }
    if (flags.includes('v')) found.add('/v')
    for (const [key, value] of Object.entries(node)) {
      // Skips member names and property keys, which are no globals.
      if (key === 'property' && !node['computed']) continue
      if (key === 'key' && !node['computed']) continue
      for (const one of [value].flat()) if (isNode(one)) visit(one)
    }
  }
  const called = (callee: Node) => {
    const target = (callee.type === 'ChainExpression' ? callee['expression'] : callee) as Node
    if (target.type !== 'MemberExpression' || target['computed']) return
    const name = nameOf(target['property'] as Node) ?? ''
    const owner = nameOf(target['object'] as Node) ?? ''
    if (byName.get(name) && !byInterface.has(`${instances[owner] ?? owner}.${name}`)) found.add(`.${name}()`)
  }
  visit(parseAst(code) as unknown as Node)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const css = table.css as Record<'properties' | 'at-rules' | 'selectors' | 'types', Entry>

/** Returns features in a style sheet that a browser of the floor may lack: `text-wrap`, `color-mix()`, `:has`, `@page`. */
export function newerInStyles(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, name = '', value = ''] of text.matchAll(/(?<=[{;])\s*([a-z][a-z-]*)\s*:([^;{}]*)(?=[;}])/g)) {
    const property = css.properties[name] as Entry | undefined
    if (!property) continue
    if (isNewer(property)) found.add(name)
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) {
      const known = property[word] as Entry | undefined
      if (known && isNewer(known)) found.add(`${name}: ${word}`)
    }
  }
  const functions = (entry: Entry): void =>
    entriesOf(entry).forEach(([name, one]) => {
      if (isNewer(one) && new RegExp(`(?<![\\w-])${name}\\(`).test(text)) found.add(`${name}()`)
      functions(one)
    })
  functions(css.types)
  for (const [name, one] of entriesOf(css['at-rules']))
    if (isNewer(one) && new RegExp(`@${name}\\b`).test(text)) found.add(`@${name}`)
  for (const [name, one] of entriesOf(css.selectors))
    if (isNewer(one) && new RegExp(`(?<![\\w-])::?${name}(?![\\w-])`).test(text)) found.add(`:${name}`)
  if (/[{;}]\s*&/.test(text)) found.add('&')
  return found
}
