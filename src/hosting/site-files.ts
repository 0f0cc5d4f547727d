import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { routePatterns } from '#lib/route-patterns.ts'
import { originOf } from './origin.ts'
import { types } from './rules.ts'
import { isRedirected } from './serve.ts'

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

/** Returns these files for a portal, with the pages of the route list. */
async function filesFor(origin: string): Promise<Record<string, string>> {
  const tree = await readFile(new URL('../routeTree.gen.ts', import.meta.url), 'utf8')
  return siteFiles(origin, publicPaths(tree), Date.now())
}

/**
 * Writes these files into a build that knows the portal's origin. The dev and the preview server serve them with the
 * origin of each request, and follow the redirects of the list (rules.ts).
 * @param origin the portal's, such as `https://qiye.city.example`; '' where the build does not know it
 */
export function sitePages(origin: string): Plugin {
  let out = ''
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (isRedirected(request, response)) return
    const path = request.url?.split('?')[0] ?? ''
    if (!/^\/(robots\.txt|sitemap\.xml|\.well-known\/security\.txt)$/.test(path)) return next()
    const asked = originOf(request)
    if (asked === undefined) return response.writeHead(400).end()
    filesFor(asked)
      .then((files) => {
        response.setHeader('content-type', types[extname(path).slice(1)]!)
        response.end(files[path])
      })
      .catch(next)
  }
  return {
    name: 'site-files',
    configResolved({ build }) {
      out = build.outDir
    },
    async writeBundle() {
      if (!origin) return
      await mkdir(join(out, '.well-known'), { recursive: true })
      for (const [path, text] of Object.entries(await filesFor(origin)))
        await writeFile(join(out, path), text)
    },
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  }
}
