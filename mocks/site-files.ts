import { readFile } from 'node:fs/promises'
import type { Connect, Plugin } from 'vite'
import { routePatterns } from '#lib/route-patterns.ts'
import { SHARE_PATH, sharedTo } from '#lib/share-path.ts'
import { originOf } from './origin.ts'

const YEAR = 365 * 86_400_000

/** Addresses that belong to one person, show nothing by their path alone, or only start a task. */
const UNLISTED =
  /\$|^\/(auth|user|poster)\/|\/(detail|organ-detail|news-detail|compare|add|publish|publish-demand|match|report)$|^\/general-search$/

/**
 * Returns the public addresses of the portal that show something to anybody by their path alone, from the text of the
 * route list (`src/routeTree.gen.ts`).
 */
export function publicPaths(routeTree: string): string[] {
  return routePatterns(routeTree).filter((path) => !UNLISTED.test(path))
}

/**
 * Returns robots.txt, sitemap.xml and security.txt (RFC 9116) by address. `origin` is the portal's; `now` is in
 * milliseconds.
 */
export function siteFiles(origin: string, paths: readonly string[], now: number): Record<string, string> {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return {
    '/robots.txt': `User-agent: *\nDisallow: /user/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`,
    '/sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
    '/.well-known/security.txt': [
      `Contact: ${origin}/aboutus`,
      `Expires: ${new Date(now + YEAR / 2).toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  }
}

/**
 * Serves these files, and the address of shared files, from the dev and the preview server with the origin of the request, because a build knows no
 * origin.
 */
export function sitePages(): Plugin {
  const tree = new URL('../src/routeTree.gen.ts', import.meta.url)
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    // Without a service worker nothing can keep the files of another app: reads to their end, discards them and
    // leads to the page that says so.
    if (path === SHARE_PATH && request.method === 'POST')
      return request
        .resume()
        .on('end', () => response.writeHead(303, { location: sharedTo('received-none') }).end())
    if (!/^\/(robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/.test(path)) return next()
    const origin = originOf(request)
    if (origin === undefined) return response.writeHead(400).end()
    readFile(tree, 'utf8')
      .then((text) => {
        const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain'
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(siteFiles(origin, publicPaths(text), Date.now())[path])
      })
      .catch(next)
  }
  return {
    name: 'site-files',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  }
}
