import { members, providers, visitors } from './addresses.ts'
import { expect, test } from './test.ts'

/** Returns the address of the portal's main script from the page's list of files. */
const script = async (page: { goto: (url: string) => Promise<{ text: () => Promise<string> } | null> }) => {
  const html = (await (await page.goto('/'))?.text()) ?? ''
  return /name="portal-files" content="(\S+)/.exec(html)?.[1] ?? ''
}

test('Every response has the strict security headers', async ({ request }) => {
  for (const path of ['/', '/assets/none.js', '/sw.js', '/__mock', '/__mock/worlds']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self'( 'sha256-\S+')*;/)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
    expect(headers['content-security-policy'], path).toContain("base-uri 'none'")
    // Holds for films and the manifest, too; films of another origin have a directive of their own.
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'self';/)
    expect(headers['content-security-policy'], path).not.toMatch(/(media|manifest)-src (?!'self')/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
})

for (const address of ['/', '/policy/search']) {
  test(`${address} is painted from its HTML response alone, with inline styles and its first script`, async ({
    page,
  }) => {
    // Only the page's own request is ever answered.
    await page.route('**', (route) =>
      route.request().isNavigationRequest() ? route.continue() : new Promise<void>(() => undefined),
    )
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1)
  })
}

test('No response of the city can be sniffed for its type or framed', async ({ request }) => {
  for (const path of [
    '/policy/api/ua/news/page',
    '/uaa/api/auth/current-user',
    '/policy/api/ua/none',
    '/uaa/api/ua/appeal/page?current=abc',
  ]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test("The build's manifest of files is not served", async ({ request }) => {
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404)
})

test('Hashed files are cached forever; the page and the worker are revalidated', async ({
  page,
  request,
}) => {
  const cached = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await cached(await script(page))).toBe('public, max-age=31536000, immutable')
  expect(await cached('/')).toBe('no-cache')
  expect(await cached('/sw.js')).toBe('no-cache')
  expect(await cached('/policy/api/ua/news/page')).toBe('no-store')
})

test('An unchanged page is answered with 304', async ({ request }) => {
  const first = await request.get('/')
  const again = await request.get('/', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('Files are compressed with an encoding that the browser accepts', async ({ page, request }) => {
  const path = await script(page)
  const packedBy = async (accepted: string) =>
    (await request.get(path, { headers: { 'accept-encoding': accepted } })).headers()['content-encoding']
  expect(await packedBy('gzip, deflate, br')).toBe('br')
  expect(await packedBy('gzip')).toBe('gzip')
  expect(await packedBy('identity')).toBeUndefined()
})

test('A HEAD request gets the headers without a body', async ({ request }) => {
  const head = await request.head('/')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
  expect(head.headers()['content-type']).toBe('text/html; charset=utf-8')
})

test('A missing file is 404, and an unknown address is a 404 page in HTML', async ({ request }) => {
  const status = async (path: string) => (await request.get(path)).status()
  expect(await status('/assets/gone-12345678.js')).toBe(404)
  expect(await status('/assets/gone')).toBe(404)
  expect(await status('/none.txt')).toBe(404)
  expect((await request.get('/policy/search?keyword=a.b')).headers()['content-type']).toContain('text/html')
  const nowhere = await request.get('/no/such/page')
  expect([nowhere.status(), nowhere.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('Each page of the portal is served on a first visit', async ({ request }) => {
  const addresses = [visitors, members, providers].flatMap(Object.values).flatMap(Object.keys)
  const found = await Promise.all(
    [...new Set(addresses)].map(async (address) => [address, (await request.get(address)).status()] as const),
  )
  expect(found.filter(([, status]) => status !== 200)).toEqual([['/nowhere', 404]])
})

test('An address with parameters that its page does not understand is 404', async ({ request }) => {
  for (const address of [
    '/srdi/form9',
    '/policy/calculate/plan/zzz',
    '/docking/demand-service/zzz/1',
    '/declare/apply/zzz/1',
    '/user/my-provider/provider/zzz',
    '/policy/search/detail?from=wechat',
    '/professional-services/organ-detail?id=',
  ])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('Crawlers and security researchers find robots.txt, the sitemap and security.txt', async ({
  request,
  baseURL,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL!}/sitemap.xml`)
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain(`<loc>${baseURL!}/policy/search</loc>`)
  expect(map).not.toContain('/user/')
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(/^Expires: 20/m)
  expect((await request.get('/favicon.ico')).headers()['content-type']).toContain('image/')
})

test('Files outside the build are not served', async ({ baseURL }) => {
  const { get } = await import('node:http')
  // Uses node:http, because other clients normalise such paths.
  const statusOf = (path: string) =>
    new Promise<number | undefined>((done, fail) => {
      const { hostname, port } = new URL(baseURL!)
      get({ hostname, port, path }, (reply) => {
        reply.resume()
        done(reply.statusCode)
      }).on('error', fail)
    })
  for (const path of [
    '/../package.json',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
  ]) {
    expect([400, 404], path).toContain(await statusOf(path))
  }
  expect([400, 404]).toContain(await statusOf('/%E0%A4%A'))
  expect([400, 404]).toContain(await statusOf('/a%00.js'))
})

test("An unknown API call gets the city's own 404 in JSON", async ({ request }) => {
  const reply = await request.get('/policy/api/ua/none')
  expect(reply.status()).toBe(404)
  const body = (await reply.json()) as { returnCode: string; data: string }
  expect(body.returnCode).toBe('404000')
  expect(body.data).toMatch(/^api地址不存在。最接近的是：/)
})

test('An aborted upload does not stop the server', async ({ request, baseURL }) => {
  const { request: raw } = await import('node:http')
  await new Promise<void>((done) => {
    const upload = raw(`${baseURL!}/uaa/api/upload/file`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000' },
    })
    upload.on('error', () => undefined)
    upload.on('close', done)
    upload.write('--x\r\n', () => upload.destroy())
  })
  expect((await request.get('/__mock/worlds')).status()).toBe(200)
})
