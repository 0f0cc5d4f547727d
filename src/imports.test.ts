import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, isTest, type Source } from './sources.test-kit.ts'

/** Allowed imports of each part; each may import itself. A feature never imports another. */
const direction: Record<string, string[]> = {
  lib: [],
  rules: ['lib'],
  ui: ['lib'],
  api: ['rules', 'lib'],
  offline: ['api', 'rules', 'lib'],
  session: ['api', 'offline', 'rules', 'lib'],
  app: ['ui', 'api', 'offline', 'session', 'rules', 'lib'],
  blocks: ['ui', 'api', 'offline', 'session', 'rules', 'lib'],
  layouts: ['app', 'blocks', 'ui', 'api', 'offline', 'session', 'rules', 'lib'],
  features: ['blocks', 'ui', 'api', 'offline', 'session', 'rules', 'lib'],
  routes: ['features', 'layouts', 'blocks', 'ui', 'api', 'offline', 'session', 'rules', 'lib'],
  start: [
    'routes',
    'features',
    'layouts',
    'app',
    'blocks',
    'ui',
    'api',
    'offline',
    'session',
    'rules',
    'lib',
  ],
  hosting: ['api', 'rules', 'lib'],
  build: ['hosting', 'layouts', 'ui', 'api', 'offline', 'rules', 'lib'],
  mocks: ['hosting', 'api', 'rules', 'lib'],
  // The testers' console is built apart from the portal, of the portal's own pieces; the demonstration wraps some.
  console: ['mocks', 'hosting', 'build', 'blocks', 'ui', 'api', 'rules', 'lib'],
}

/** Returns the part of a file or an import: 'api', 'features/policy', 'mocks', or '' for none. */
function partOf(path: string): string {
  if (/^mocks\/(console|demo)\/page\//.test(path)) return 'console'
  const [top = '', folder = '', area = ''] = path.split('/')
  if (top !== 'src') return top
  if (!(folder in direction)) return ''
  return folder === 'features' ? `features/${area}` : folder
}

/**
 * Returns the folder beside a page of a file or an import: '-calculate'; undefined for a page itself and all
 * others.
 */
const besideOf = (path: string) => /^src\/routes\/(-[\w-]+)\//.exec(path)?.[1]

function importedPart(from: Source, name: string): string | undefined {
  if (name.startsWith('./')) return partOf(from.path)
  if (!name.startsWith('#')) return undefined
  return partOf(/^#(mocks|e2e)\//.test(name) ? name.slice(1) : `src/${name.slice(1)}`)
}

function mayImport(from: Source, name: string): boolean {
  const [own, other] = [partOf(from.path), importedPart(from, name)]
  // Allows entry files such as main.tsx and sw.ts everything except the mock city.
  if (!other || other === own) return true
  if (isTest(from.path) || own === 'e2e') return true
  if (other === 'mocks' && own !== 'console') return false
  return !own || direction[own.split('/')[0]!]!.includes(other.split('/')[0]!)
}

/** Returns the path of an imported file; undefined for a package. */
function importedFile(from: Source, name: string): string | undefined {
  const bare = name.replace(/\?.*$/, '')
  if (bare.startsWith('./')) return join(dirname(from.path), bare)
  if (!bare.startsWith('#')) return undefined
  return /^#(mocks|e2e)\//.test(bare) ? bare.slice(1) : `src/${bare.slice(1)}`
}

/** Returns groups of files that import each other in a cycle, type and lazy imports included. */
function cycles(): string[][] {
  const files = new Map(code.map((one) => [one.path, one]))
  const reached = (start: string) => {
    const found = new Set<string>()
    const open = [start]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const from = files.get(path)
      for (const name of from?.imports ?? []) {
        const to = importedFile(from!, name)
        if (to === undefined || !files.has(to) || found.has(to)) continue
        found.add(to)
        open.push(to)
      }
    }
    return found
  }
  const all = new Map([...files.keys()].map((path) => [path, reached(path)]))
  const groups = [...all].flatMap(([path, found]) =>
    found.has(path)
      ? [
          [...found]
            .filter((other) => all.get(other)?.has(path))
            .sort()
            .join('\n'),
        ]
      : [],
  )
  return [...new Set(groups)].map((group) => group.split('\n'))
}

describe('imports', () => {
  test('go in one direction', () => {
    const wrong = code.flatMap((one) =>
      one.imports.filter((name) => !mayImport(one, name)).map((name) => `${one.path} → ${name}`),
    )
    expect(wrong).toEqual([])
  })
  test('of files beside a page stay with that page; files for two pages belong to a feature', () => {
    const wrong = code.flatMap((one) => {
      const own = besideOf(one.path)
      return one.imports
        .filter(
          (name) =>
            own !== undefined && name.startsWith('#routes/') && besideOf(`src/${name.slice(1)}`) !== own,
        )
        .map((name) => `${one.path} → ${name}`)
    })
    expect(wrong).toEqual([])
  })
  test('of calls of an area in src/blocks stay in the files that serve several areas', () => {
    const calling = code.filter(
      ({ path, text }) =>
        path.startsWith('src/blocks/') &&
        !isTest(path) &&
        [...text.matchAll(/^import \{([^}]+)\} from '#api\/(?!common)([\w-]+)\.ts'/gm)].some(
          ([, names, area]) => new RegExp(`(?<!type )\\b${area!}\\b`).test(names!),
        ),
    )
    expect(calling.map(({ path }) => path.slice('src/blocks/'.length)).sort()).toEqual([
      // The state of favourites, the profile of an enterprise and the unread count, which pages of every area show.
      'OnThisDevice.tsx',
      'due/TodoCalendar.tsx',
      'due/due-queries.ts',
      'favourite/FavouriteButton.tsx',
      'favourite/favourites-query.ts',
      'form/useKnown.ts',
      // The table of search kinds, one line for each area, and the questions among the suggestions.
      'search/table.ts',
      'search/useSuggested.ts',
      'standing/all-items.ts',
      'standing/rules-query.ts',
      'unread.ts',
    ])
  })
  test('form no cycle', () => {
    expect(cycles()).toEqual([])
  })
  test('never use ../, and name the file with its extension', () => {
    const wrong = code.flatMap((one) =>
      one.imports
        .filter((name) => name.startsWith('../') || (/^(\.|#)/.test(name) && !/\.\w+(\?[\w&]+)?$/.test(name)))
        .map((name) => `${one.path} → ${name}`),
    )
    expect(wrong).toEqual([])
  })
})
