import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Who may import whom; each may import itself. A feature never imports another. */
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
  build: ['layouts', 'ui', 'api', 'offline', 'lib'],
  mocks: ['api', 'rules', 'lib'],
}

interface Source {
  /** Path from the project's root: `src/api/call/call.ts`. */
  path: string
  text: string
  lines: number
  imports: string[]
}

const root = join(import.meta.dirname, '..')
const isTest = (path: string) => /\.test(-kit|-data)?\.tsx?$/.test(path)
const sources = ['src', 'mocks', 'e2e'].flatMap(read)
const code = sources.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('routeTree.gen.ts'))

/** The part of the house that a file or an import belongs to: 'api', 'features/policy', 'mocks', or '' for none. */
function partOf(path: string): string {
  const [top = '', folder = '', area = ''] = path.split('/')
  if (top !== 'src') return top
  if (!(folder in direction)) return ''
  return folder === 'features' ? `features/${area}` : folder
}

/** The folder beside a page that a file or an import lies in: '-calculate'; undefined for a page itself and for all else. */
const besideOf = (path: string) => /^src\/routes\/(-[\w-]+)\//.exec(path)?.[1]

function importedPart(from: Source, name: string): string | undefined {
  if (name.startsWith('./')) return partOf(from.path)
  if (!name.startsWith('#')) return undefined
  return partOf(/^#(mocks|e2e)\//.test(name) ? name.slice(1) : `src/${name.slice(1)}`)
}

function mayImport(from: Source, name: string): boolean {
  const [own, other] = [partOf(from.path), importedPart(from, name)]
  // main.tsx, sw.ts and the like put everything together; but the stand-in stays outside.
  if (!other || other === own) return true
  if (isTest(from.path) || own === 'e2e') return true
  if (other === 'mocks') return false
  return !own || direction[own.split('/')[0]!]!.includes(other.split('/')[0]!)
}

/** The path of the file that an import names; undefined for a package. */
function importedFile(from: Source, name: string): string | undefined {
  const bare = name.replace(/\?.*$/, '')
  if (bare.startsWith('./')) return join(dirname(from.path), bare)
  if (!bare.startsWith('#')) return undefined
  return /^#(mocks|e2e)\//.test(bare) ? bare.slice(1) : `src/${bare.slice(1)}`
}

/** Groups of files that all import each other in the end, imports of types and lazy ones included. */
function circles(): string[][] {
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

const offenders = (of: Source[], pattern: RegExp) =>
  of.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

describe('imports', () => {
  test('go in one direction', () => {
    const wrong = code.flatMap((one) =>
      one.imports.filter((name) => !mayImport(one, name)).map((name) => `${one.path} → ${name}`),
    )
    expect(wrong).toEqual([])
  })
  test('of what lies beside a page stay with it: what two pages need is a feature’s', () => {
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
  test('run in no circle: no file needs, by whatever way, itself', () => {
    expect(circles()).toEqual([])
  })
  test('never climb, and name the file with its extension', () => {
    const wrong = code.flatMap((one) =>
      one.imports
        .filter((name) => name.startsWith('../') || (/^(\.|#)/.test(name) && !/\.\w+(\?[\w&]+)?$/.test(name)))
        .map((name) => `${one.path} → ${name}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('files', () => {
  test('have 300 lines at most', () => {
    const lengths = code.map(({ lines }) => lines).sort((a, b) => a - b)
    console.warn(
      `${String(code.length)} files, median ${String(lengths[Math.floor(lengths.length / 2)])} lines`,
    )
    expect(
      code.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${String(lines)}`),
    ).toEqual([])
  })
  test('export by name', () => {
    const free = (path: string) => /\.config\.ts$|\.d\.ts$/.test(path)
    expect(
      offenders(
        code.filter(({ path }) => !free(path)),
        /^export default /m,
      ),
    ).toEqual([])
  })
  test('set no HTML: text with markup comes to the page as nodes (src/ui/Rich.tsx)', () => {
    expect(
      offenders(
        code.filter(({ path }) => !isTest(path)),
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
      ),
    ).toEqual([])
  })
  test('lead by an address of a record only through safeHref', () => {
    // What may stand in an href besides: our own paths and fragments, numbers, and addresses of this build.
    const ours = /^(`[#/]|`tel:|telHref\(|networkLoginPage\(|safeHref\(|__SURVEY_SITE__|[a-zA-Z.]*[sS]afe\b)/
    const found = code
      .filter(({ path }) => path.startsWith('src/') && !isTest(path))
      .flatMap(({ path, text }) => [
        ...[...text.matchAll(/<(?:a|area)\s[^>]*?\bhref=\{([^}]+)\}/g)].map(
          ([, value]) => `${path}: ${value!}`,
        ),
        ...[...text.matchAll(/\b(?:window\.open|location\.(?:assign|replace))\(([^)]*)\)/g)].map(
          ([, value]) => `${path}: ${value!}`,
        ),
        ...[...text.matchAll(/\blocation(?:\.href)?\s=\s([^;\n=]+)/g)].map(
          ([, value]) => `${path}: ${value!}`,
        ),
      ])
      .filter((one) => !ours.test(one.split(': ')[1]!))
    // Made by the portal: of the menu and the build, of the route that stands there, of a search that was kept, of the
    // call that a calendar asks.
    expect(found.sort()).toEqual([
      'src/layouts/header/Drawer.tsx: site',
      'src/layouts/header/MenuBar.tsx: site',
      'src/offline/chunk.ts: href',
      'src/routes/-auth/LoginFoot.tsx: gov',
      'src/routes/-auth/TicketSignIn.tsx: gov',
      'src/routes/-roadshow/Subscribe.tsx: webcal',
      'src/routes/-subscribe/Mine.tsx: href',
    ])
  })
  test('leave the keys of a composition to one file, and hear keys after it', () => {
    const written = sources.filter(({ path }) => /\.(tsx?|js|mjs)$/.test(path) && !isTest(path))
    const portal = written.filter(({ path }) => !path.startsWith('e2e/'))
    // The letting go of the key that ends a word bears no mark of it, and what is heard on the way down comes first.
    const past =
      /\b(isComposing|keyCode|onKey(Up|Press|DownCapture)|onkey(down|up|press))\b|'key(up|press)'|'keydown',[^)]*(\btrue\b|capture)/
    expect(offenders(portal, past)).toEqual(['src/app/composing.ts'])
    // The console's page is started without it.
    expect(
      offenders(
        portal.filter(({ path }) => path.startsWith('mocks/')),
        /keydown/,
      ),
    ).toEqual([])
  })
  test('read what the device keeps in one place, where it is checked', () => {
    const unchecked =
      /import \{[^}]*\b(get|getMany|entries|values|update)\b[^}]*\} from 'idb-keyval'|\.getAll\(|\.openCursor\(/
    const portal = code.filter(({ path }) => path.startsWith('src/') && !isTest(path))
    expect(offenders(portal, unchecked).sort()).toEqual([
      'src/offline/device/checked.ts',
      'src/session/worker-tokens.ts',
    ])
  })
  test('compare with the city’s moments by its own clock: a device’s may be years off (src/lib/clock.ts)', () => {
    const portal = code.filter(({ path }) => path.startsWith('src/') && !isTest(path))
    expect(offenders(portal, /\bDate\.now\b|\bnew Date\(\)/).sort()).toEqual([
      'src/api/call/city-clock.ts', // Measures a trip.
      'src/app/keep-ahead.ts', // Compares with when this device was answered, by the same clock.
      'src/features/session/SmsFields.tsx', // Notes for the countdown below when an SMS was asked for.
      'src/features/session/sms.ts', // Counts down.
      'src/lib/clock.ts',
      'src/offline/cache.ts', // Compares with when this device was answered, by the same clock.
      'src/offline/chunk.ts', // Lets a minute pass between two reloads.
      'src/offline/outbox/outbox.ts', // Counts the seconds in which a deed can be undone.
      'src/offline/outbox/queue.ts', // Counts the wait between two tries; one longer than any is of another clock.
      'src/offline/outbox/replay.ts',
      'src/offline/outbox/schedule.ts',
      'src/session/worker-tokens.ts', // Says to the browser, by its own clock, how long to keep a cookie.
    ])
  })
  test('cut nothing that is pasted: too much is said at its field', () => {
    expect(offenders(code, /\bmaxLength=/)).toEqual([])
  })
  test('ask for a phone by the one field that takes it however it is pasted', () => {
    expect(offenders(code, /\btype="tel"|\bautoComplete="tel"/)).toEqual([])
  })
  test('switch off no check of the compiler, and one of the linter only with its reason', () => {
    const others = code.filter(({ path }) => path !== 'src/architecture.test.ts')
    expect(
      offenders(others, /@ts-(ignore|nocheck|expect-error)|lint-disable(?!-next-line [\w/-]+ -- \S)/),
    ).toEqual([])
  })
})

test('every dependency is imported somewhere, or used by a tool that is named here', () => {
  // Run from the command line, read by the compiler, or brought in by the package named beside it.
  const tools = [
    '@testing-library/dom', // @testing-library/react
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jsdom', // named by tests on their first line
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'typescript',
    'workbox-core', // the other workbox packages
  ]
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const config = ['vite.config.ts', 'index.html'].map((file) => readFileSync(join(root, file), 'utf8'))
  const texts = [...sources.map(({ text }) => text), ...config]
  const unused = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
    (name) => !tools.includes(name) && !texts.some((text) => text.includes(`'${name}`)),
  )
  expect(unused).toEqual([])
})

describe('tests', () => {
  const tests = code.filter(({ path }) => isTest(path) || path.startsWith('e2e/'))
  test('leave none out', () => {
    expect(offenders(tests, /\b(test|it|describe)\.(skip|only|todo|fixme)\b/)).toEqual([])
  })
  test('wait for what happens, never for a time', () => {
    expect(offenders(tests, /waitForTimeout\(/)).toEqual([])
  })
})

function read(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name)
      const text = readFileSync(full, 'utf8')
      return {
        path: full.slice(root.length + 1),
        text,
        lines: text.split('\n').length,
        imports: [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g)].map((found) => found[1]!),
      }
    })
}
