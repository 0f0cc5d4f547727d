// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const entries = [
  { url: 'index.html', revision: '1' },
  { url: 'assets/form.js', revision: null },
  { url: 'app.html', revision: '1' },
  { url: 'assets/rare.js', revision: null },
  { url: 'assets/seldom.js', revision: null },
]
/** Contents of the cache and of the host by path, and the host’s milliseconds for each answer. */
let kept: Map<string, string>
let host: Record<string, Response>
let requestedPaths: string[]
let openedCaches: string[]
let delay = 0

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })
const pathOf = (url: string) => new URL(url, 'http://localhost').pathname

beforeEach(() => {
  kept = new Map()
  requestedPaths = []
  openedCaches = []
  delay = 0
  host = {
    '/index.html': page('home'),
    '/app.html': page('frame'),
    '/assets/form.js': script('form'),
    '/assets/rare.js': script('rare'),
    '/assets/seldom.js': script('seldom'),
    '/rest-0.json': Response.json({
      '/assets/rare.js': 'rare, packed',
      '/assets/seldom.js': 'seldom, packed',
    }),
    '/shell.json': Response.json({ '/assets/form.js': 'form, packed', '/assets/of-another-version.js': 'x' }),
  }
  vi.spyOn(performance, 'now').mockImplementation(() => requestedPaths.length * delay)
  vi.stubGlobal('fetch', async (url: string) => {
    requestedPaths.push(pathOf(url))
    return host[pathOf(url)] ?? page('404')
  })
  vi.stubGlobal('caches', {
    delete: async () => false,
    open: async (name: string) => ({
      isNamed: openedCaches.push(name),
      keys: async () => [...kept.keys()].map((path) => ({ url: `${location.origin}${path}` })),
      put: async (key: string, response: Response) =>
        void kept.set(key.replace(location.origin, ''), await response.text()),
    }),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function portal() {
  vi.resetModules()
  const { precache } = await import('./precache.ts')
  return precache(entries, '/app.html')
}

test('a fast connection downloads the whole portal at once, by packs where possible', async () => {
  await (await portal()).install(false)
  expect(Object.fromEntries(kept)).toEqual({
    '/assets/form.js': 'form, packed',
    '/index.html?__WB_REVISION__=1': 'home',
    '/app.html?__WB_REVISION__=1': 'frame',
    '/assets/rare.js': 'rare, packed',
    '/assets/seldom.js': 'seldom, packed',
  })
  expect(requestedPaths.toSorted()).toEqual(['/app.html', '/index.html', '/rest-0.json', '/shell.json'])
})

test('a slow connection downloads the shell, and the rest on request', async () => {
  // Time of a phone’s 1.6 Mbps connection for the shell’s pack.
  delay = 750
  const slow = await portal()
  await slow.install(false)
  expect([...kept.keys()].toSorted()).toEqual([
    '/app.html?__WB_REVISION__=1',
    '/assets/form.js',
    '/index.html?__WB_REVISION__=1',
  ])
  expect(openedCaches).not.toContain('portal-whole')
  await slow.keepRest()
  expect(openedCaches).toContain('portal-whole')
  expect(kept.get('/assets/rare.js')).toBe('rare, packed')
})

test('a new version is downloaded completely, but only its missing files', async () => {
  delay = 1_000
  kept.set('/assets/form.js', 'form')
  kept.set('/assets/seldom.js', 'seldom')
  await (await portal()).install(true)
  expect(requestedPaths.toSorted()).toEqual(['/app.html', '/assets/rare.js', '/index.html'])
  expect(kept.get('/assets/rare.js')).toBe('rare')
})

test('files are downloaded one by one if their packs are missing', async () => {
  host['/shell.json'] = page('no such file')
  delete host['/rest-0.json']
  const bare = await portal()
  await bare.install(false)
  expect(kept.get('/assets/form.js')).toBe('form')
  await bare.keepRest()
  expect(kept.get('/assets/rare.js')).toBe('rare')
})

test.each([
  ['a sign-in page of the network', page('please sign in')],
  ['a failure', new Response('', { status: 503 })],
])('%s is not a file of the portal', async (_, answer) => {
  host['/assets/rare.js'] = answer
  delete host['/rest-0.json']
  await expect((await portal()).install(true)).rejects.toThrow('/assets/rare.js')
  expect(kept.has('/assets/rare.js')).toBe(false)
})

test('a file lost by the connection is requested again, and does not block others', async () => {
  delete host['/rest-0.json']
  const answer = globalThis.fetch
  let lost = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (pathOf(url) === '/assets/rare.js' && lost++ < 2) throw new TypeError('connection reset')
    return await answer(url)
  })
  await (await portal()).install(true)
  expect(kept.get('/assets/rare.js')).toBe('rare')
})

test('a file that never completes is given up after half a minute', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    const stop = new AbortController()
    setTimeout(() => stop.abort(new DOMException('too late', 'TimeoutError')), wait)
    return stop.signal
  })
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error))
      }),
  )
  const ended = (await portal()).install(true).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await ended).toMatchObject({ message: 'too late' })
})
