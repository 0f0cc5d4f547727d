import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import { namedMedia } from '#build/phone.ts'
import { checks } from '#build/settings.ts'
import { BAR_FILE } from '#mocks/bar/markup.ts'
import { securityHeaders } from '#hosting/headers.ts'

/** Page of the console and script of the bar, as sources of their build, from the project's root. */
const PAGE = 'mocks/console/page/index.html'
const BAR = 'mocks/bar/main.ts'
/** Addresses of the console and of its files. */
const CONSOLE = /^\/__mock\/?$/
const FILES = '/__mock/app/'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * Serves the testers' console and the script of the bar from the dev and the preview server. Stands before the mock
 * city, which answers everything else under /__mock.
 */
export function consolePage(): Plugin {
  return {
    name: 'console-page',
    configureServer: (server) => void server.middlewares.use(serveSources(server)),
    configurePreviewServer: (server) => void server.middlewares.use(servePage()),
  }
}

/** Files of one build by their paths. */
type Files = Map<string, string | Uint8Array>

/**
 * Builds the console or the bar in memory, apart from the portal, so that no build of the portal holds a byte of them.
 * A preview server does so when they are first asked for.
 */
async function builtFiles(input: string): Promise<Files> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    base: FILES,
    publicDir: false,
    plugins: [react(), namedMedia()],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks, input, ...(input === BAR && { output: { format: 'iife' as const } }) },
    },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return new Map(
    outputs
      .flatMap(({ output }) => output)
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/** Serves the console's page and the bar's script from a preview server, under the policy of the portal's pages. */
export function servePage(): Connect.NextHandleFunction {
  const builds = new Map<string, Promise<Files>>()
  const filesOf = (input: string) => {
    const files = builds.get(input) ?? builtFiles(input)
    builds.set(input, files)
    return files
  }
  const fileAt = async (path: string) => {
    if (CONSOLE.test(path)) return { name: PAGE, content: (await filesOf(PAGE)).get(PAGE) }
    if (path === BAR_FILE) {
      const [name = '', content] = [...(await filesOf(BAR))][0] ?? []
      return { name, content }
    }
    const name = path.slice(FILES.length)
    return { name, content: (await filesOf(PAGE)).get(name) }
  }
  return (request, response, next) => {
    const path = pathOf(request)
    if (!isOurs(path) || request.method !== 'GET') return next()
    fileAt(path)
      .then(({ name, content }) => {
        if (content === undefined) return next()
        response.setHeaders(new Headers(securityHeaders('')))
        response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
        response.setHeader(
          'cache-control',
          path.startsWith(FILES) ? 'max-age=31536000, immutable' : 'no-cache',
        )
        response.end(content)
      })
      .catch(next)
  }
}

/** Serves the same from the sources by a dev server, which replaces edited parts of the page. */
function serveSources(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request)
    if (path === BAR_FILE) {
      response.setHeader('content-type', types['.js']!)
      return response.end(`import('/${BAR}')`)
    }
    if (!CONSOLE.test(path)) return next()
    readFile(join(root, PAGE), 'utf8')
      .then((page) => server.transformIndexHtml('/__mock', page))
      .then((page) => {
        response.setHeader('content-type', types['.html']!)
        response.end(page)
      })
      .catch(next)
  }
}

const pathOf = (request: Connect.IncomingMessage) => (request.url ?? '/').split('?')[0]!
const isOurs = (path: string) => CONSOLE.test(path) || path === BAR_FILE || path.startsWith(FILES)
