import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, isTest, root, type Source, sources } from './sources.test-kit.ts'

const offenders = (of: Source[], pattern: RegExp) =>
  of.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

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
  test('declare an optional value only as `name?: T`, without `| undefined`', () => {
    expect(offenders(code, /^\s*(readonly )?\w+\?: (?![^\n]*=>)[^\n;=()]*\| undefined\b/m)).toEqual([])
  })
  test('set no HTML: markup is rendered as nodes (src/ui/Rich.tsx)', () => {
    expect(
      offenders(
        code.filter(({ path }) => !isTest(path)),
        /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
      ),
    ).toEqual([])
  })
  test('link to the address of a record only through safeHref', () => {
    // Allowed expressions in an href: paths and fragments of the portal, numbers, and addresses of this
    // build.
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
    // Addresses created by the portal: of the menu and the build, of the current route, of a saved search, of
    // the call that a calendar makes.
    expect(found.sort()).toEqual([
      'src/blocks/SubscribeDialog.tsx: webcal',
      'src/layouts/header/Drawer.tsx: site',
      'src/layouts/header/MenuBar.tsx: site',
      'src/offline/chunk.ts: href',
      'src/routes/-auth/LoginFoot.tsx: gov',
      'src/routes/-auth/TicketSignIn.tsx: gov',
      'src/routes/-subscribe/Mine.tsx: href',
    ])
  })
  test('handle the keys of a composition in one file, and listen to keys only after it', () => {
    const written = sources.filter(({ path }) => /\.(tsx?|js|mjs)$/.test(path) && !isTest(path))
    const portal = written.filter(({ path }) => !path.startsWith('e2e/'))
    // Forbids keyup, because that of the key that ends a word is not marked as composing, and the capture
    // phase, because it runs first.
    const past =
      /\b(isComposing|keyCode|onKey(Up|Press|DownCapture)|onkey(down|up|press))\b|'key(up|press)'|'keydown',[^)]*(\btrue\b|capture)/
    expect(offenders(portal, past)).toEqual(['src/app/composing.ts'])
    // Excludes the console's page, which starts without that file.
    expect(
      offenders(
        portal.filter(({ path }) => path.startsWith('mocks/')),
        /keydown/,
      ),
    ).toEqual([])
  })
  test('read stored data in one place, where it is validated', () => {
    const unchecked =
      /import \{[^}]*\b(get|getMany|entries|values|update)\b[^}]*\} from 'idb-keyval'|\.getAll\(|\.openCursor\(/
    const portal = code.filter(({ path }) => path.startsWith('src/') && !isTest(path))
    expect(offenders(portal, unchecked).sort()).toEqual([
      'src/offline/device/checked.ts',
      'src/session/worker-tokens.ts',
    ])
  })
  test('compare with moments of the city by its own clock, because a device’s may be years off (src/lib/clock.ts)', () => {
    const portal = code.filter(({ path }) => path.startsWith('src/') && !isTest(path))
    expect(offenders(portal, /\bDate\.now\b|\bnew Date\(\)/).sort()).toEqual([
      'src/api/call/city-clock.ts', // Measures a round trip.
      'src/app/keep-ahead.ts', // Compares with times of responses by the same clock.
      'src/features/session/SmsFields.tsx', // Notes when an SMS was requested, for the countdown below.
      'src/features/session/sms.ts', // Counts down.
      'src/hosting/site-files.ts', // Dates a file of the build's host, on the machine that serves or builds it.
      'src/lib/clock-heard.ts',
      'src/lib/clock.ts',
      'src/offline/cache.ts', // Compares with times of responses by the same clock.
      'src/offline/chunk.ts', // Requires a minute between two reloads.
      'src/offline/outbox/outbox.ts', // Counts the seconds in which a deed can be undone.
      'src/offline/outbox/queue.ts', // Measures the delay before a retry; one longer than the maximum comes from another clock.
      'src/offline/outbox/replay.ts',
      'src/offline/outbox/schedule.ts',
      'src/session/worker-tokens.ts', // Sets the expiry of a cookie, which the browser compares with its own clock.
    ])
  })
  test('read the effects of a call from the contract: none compares names of endpoints or reads a request', () => {
    const rooms = code.filter(
      ({ path }) =>
        path.startsWith('src/') &&
        !/^src\/(api|offline)\//.test(path) &&
        !isTest(path) &&
        path !== 'src/sw.ts',
    )
    const compared =
      /\bendpoint\b\s*[!=]==|[!=]==\s*([\w?.]+\.)?endpoint\b|\bendpoint\??\.(startsWith|endsWith|includes|split|match)\(|\(([\w?.]+\.)?endpoint\)|\binput\??\.(body|params|query)\b|\binput: \{ (body|params|query)\b/
    expect(offenders(rooms, compared).sort()).toEqual([
      'src/app/keep-ahead.ts', // Renews the queries of the area of the contract that a call belongs to.
      'src/app/log-behaviour.ts', // Names actions for the log, beside the calls that are never queued.
      'src/routes/-outbox/ConflictDialog.tsx', // Shows both sides of any call by the labels of its fields.
      'src/routes/-outbox/value-text.ts', // Shows typed values by the labels of their fields.
    ])
  })
  test('cut no pasted text: an overlong one is reported at its field', () => {
    expect(offenders(code, /\bmaxLength=/)).toEqual([])
  })
  test('enter a phone in the one field that accepts it in any pasted form', () => {
    expect(offenders(code, /\btype="tel"|\bautoComplete="tel"/)).toEqual([])
  })
  test('disable no check of the compiler, and one of the linter only with a reason', () => {
    const others = code.filter(({ path }) => path !== 'src/architecture.test.ts')
    expect(
      offenders(others, /@ts-(ignore|nocheck|expect-error)|lint-disable(?!-next-line [\w/-]+ -- \S)/),
    ).toEqual([])
  })
})

test('every dependency is imported somewhere, or used by a tool that is named here', () => {
  // Used on the command line, read by the compiler, or required by the package named beside it.
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
  test('skip none', () => {
    expect(offenders(tests, /\b(test|it|describe)\.(skip|only|todo|fixme)\b/)).toEqual([])
  })
  test('wait for a condition, never for a time', () => {
    expect(offenders(tests, /waitForTimeout\(/)).toEqual([])
  })
})
