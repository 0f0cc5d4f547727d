import type { Connect, Plugin } from 'vite'
import { BAR_COOKIE, withBar } from './markup.ts'

/**
 * Puts the bar 模拟环境 on the portal's pages as the dev and the preview server send them, unless `MOCK_BAR=off` says
 * that they are measured as built. Builds hold nothing of it, because it is no part of them.
 */
export function mockBar(): Plugin {
  return {
    name: 'mock-bar',
    apply: (_, { command }) => command === 'serve' && process.env['MOCK_BAR'] !== 'off',
    transformIndexHtml: (page, { path }) => (path === '/__mock' ? page : withBar(page)),
    configurePreviewServer: (server) => void server.middlewares.use(insertBar),
  }
}

/** Adds the bar to a page that a browser, or its service worker, asks for; a folded bar leaves it as it was built. */
const insertBar: Connect.NextHandleFunction = (request, response, next) => {
  const { headers } = request
  const path = (request.url ?? '/').split('?')[0]!
  const isPage =
    (headers['sec-fetch-dest'] === 'document' && !/^\/__mock(\/|$)/.test(path)) ||
    /^\/((app|index)\.html)?$/.test(path)
  const isFolded = String(headers.cookie).includes(`${BAR_COOKIE}=folded`)
  if (!isPage || isFolded || !headers['sec-fetch-mode'] || request.method !== 'GET') return next()
  // Asks for the whole page as text, because the stored ones are compressed.
  delete headers['accept-encoding']
  delete headers['if-none-match']
  const end = response.end.bind(response) as (content?: unknown) => typeof response
  const endWithBar = (content?: unknown) => {
    if (!String(response.getHeader('content-type')).startsWith('text/html')) return end(content)
    const page = withBar(String(content))
    response.removeHeader('etag')
    response.setHeader('content-length', Buffer.byteLength(page))
    return end(page)
  }
  response.end = endWithBar as typeof response.end
  return next()
}
