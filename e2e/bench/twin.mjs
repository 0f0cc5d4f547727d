import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Service worker that caches the page and responds from the cache, as the portal's own worker does */
const worker = `
addEventListener('install', (event) => event.waitUntil(caches.open('twin').then((cache) => cache.add('/'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

/**
 * Serves a static page of the same look: the home page of the build without the portal's scripts, with a worker that
 * caches it. Its times are the lower bound for the portal.
 */
export async function serveTwin(port) {
  const page = readFileSync('dist/index.html', 'utf8')
    .replace(/<meta name="portal-files"[^>]*>/, '')
    .replace(
      '</body>',
      '<script>addEventListener("load", () => setTimeout(() => navigator.serviceWorker.register("/sw.js"), 3000))</script></body>',
    )
  const html = brotliCompressSync(page)
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'cache-control': 'no-cache',
        })
        .end(html)
    } else if (url === '/sw.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker)
    else response.writeHead(404).end()
  })
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return server
}
