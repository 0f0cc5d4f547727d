import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'
import { routePatterns } from '#lib/route-patterns.ts'
import { type InlineHashes, securityHeaders } from '#hosting/headers.ts'
import { BAR } from '#mocks/bar/markup.ts'
import { scriptOf } from './scripts.ts'

const tree = fileURLToPath(new URL('../../../src/routeTree.gen.ts', import.meta.url))

/**
 * Makes the files of a build fit any sub-path of a host that only maps addresses to files: a page for each address
 * without a record, no address from the top of the host, and the policy inside of the pages, as such a host sends none.
 */
export function staticPages(): Plugin {
  let config: ResolvedConfig
  let out = ''
  let isWritten = false
  const read = (name: string) => readFile(join(out, name), 'utf8')
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), text)
  }
  return {
    name: 'static-pages',
    apply: 'build',
    // Comes before the first screen's plugin, which puts first.js into the pages.
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
      out = resolved.build.outDir
    },
    writeBundle: {
      sequential: true,
      async handler() {
        isWritten = true
        const head = await scriptOf('head.ts', 'iife', config)
        await write('first.js', `${head};${belowBase(await read('first.js'))}`)
        for (const name of ['bar', 'city'])
          await write(`${name}.js`, await scriptOf(`${name}.ts`, 'es', config))
      },
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (!isWritten) return
        const { inline } = JSON.parse(await read('host.json')) as { inline: InlineHashes }
        const [home, frame] = [await read('index.html'), await read('app.html')].map((page) =>
          withPolicy(belowPlace(page), inline),
        )
        await write('index.html', home!)
        await write('app.html', frame!)
        const patterns = routePatterns(await readFile(tree, 'utf8')).map((one) =>
          one.replace(/\/\{-\$.*/, ''),
        )
        for (const path of patterns.filter((one) => one !== '/' && !one.includes('$')))
          await write(`${path.slice(1)}/index.html`, frame!.replace('<html ', `<html data-at="${path}" `))
        await write('404.html', missingPage(await scriptOf('missing.ts', 'iife', config)))
        await Promise.all(
          ['host.json', 'screenshots', 'shortcuts'].map((name) => rm(join(out, name), { recursive: true })),
        )
      },
    },
  }
}

/**
 * Returns public/first.js with addresses below the sub-path.
 * @throws Error where it has changed, so that no address is forgotten
 */
const belowBase = (script: string): string =>
  [
    [
      'const { pathname, searchParams, hash } = new URL(location.href)',
      '$&; const { pathname } = portalPlace',
    ],
    ['{ pathname, searchParams', '{ searchParams'],
    ["'', pathname + (rest", "'', portalPlace.base.slice(0, -1) + pathname + (rest"],
    ['location.pathname', 'portalPlace.pathname'],
    ["import('/below.js')", 'import(`${portalPlace.base}below.js`)'],
    ["named.content.split(' ')", '$&.map((file) => portalPlace.origin + file)'],
  ].reduce((text, [from, to]) => {
    if (!text.includes(from!)) throw new Error(`public/first.js has no ${from!}`)
    return text.replaceAll(from!, to!)
  }, script)

/** Returns a page whose links wait for their place, which head.js knows. */
const belowPlace = (page: string) =>
  page
    .replaceAll(/(<link [^>]*)\bhref="\/([^"]*)"/g, '$1data-href="$2"')
    .replaceAll(/<script nomodule [^>]*><\/script>/g, '')
    .replace('<div id="root"', `<div id="${BAR}"></div>$&`)

/** Returns a page with the policy of a real host, as far as a page may say it. */
function withPolicy(page: string, inline: InlineHashes): string {
  const headers = securityHeaders('', '', inline)
  const policy = String(headers['content-security-policy'])
    .replace("; frame-ancestors 'none'", '')
    .replace('trusted-types portal', 'trusted-types demo portal')
  return page.replace(
    '<meta charset="utf-8">',
    `$&<meta http-equiv="content-security-policy" content="${policy}">`,
  )
}

/** Returns the page that a host sends for an address without a file, where it sends one. */
function missingPage(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; connect-src 'self'; script-src 'sha256-${hash}'`
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    `<meta http-equiv="content-security-policy" content="${policy}"><title>企业服务总入口</title>` +
    `<script>${script}</script></head><body><p>正在打开页面</p></body></html>`
  )
}
