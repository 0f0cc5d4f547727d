import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Connect } from 'vite'
import { type InlineHashes, securityHeaders } from './security.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/** A file as it is sent: its bytes in one encoding, and what tells this version from another. */
interface Packed {
  bytes: Buffer
  etag: string
}

/**
 * Serves a build as real hosting should: 404 for a missing file, the page for every other address, hashed files for
 * ever, everything else asked for anew with its ETag, brotli or gzip. `vite preview` does none of it.
 */
export function host(
  root: string,
  deploymentsOf: (request: Connect.IncomingMessage) => number,
): Connect.NextHandleFunction {
  const api = process.env['API_BASE'] ? new URL(process.env['API_BASE']).origin : ''
  const headersWith = (inline?: InlineHashes) => securityHeaders(api, process.env['MEDIA_SITES'], inline)
  const headers = headersWith()
  const packed = new Map<string, Promise<Packed>>()
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const name = fileOf(request.url ?? '/')
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value)
    if (!name) return missing(response)
    const forever = name.startsWith('/assets/')
    const encoding = encodingOf(name, String(request.headers['accept-encoding']))
    const read = async () => {
      // A file that never changes is read once.
      const known = forever && packed.get(`${encoding}:${name}`)
      if (known) return known
      const plain = await readFile(join(root, name))
      if (name.endsWith('.html')) {
        // Read each time, as the page is: the build may have been made anew.
        const inline = JSON.parse(await readFile(join(root, 'inline-hashes.json'), 'utf8')) as InlineHashes
        response.setHeaders(new Headers(headersWith(inline)))
      }
      const content = stamped(name, plain, deploymentsOf(request))
      const key = forever ? `${encoding}:${name}` : `${encoding}:${name}:${digest(content)}`
      if (!packed.has(key)) packed.set(key, pack(content, encoding))
      return packed.get(key)!
    }
    read()
      .then(
        ({ bytes, etag }) => {
          response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
          response.setHeader('vary', 'accept-encoding')
          response.setHeader('etag', etag)
          if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
          response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
          response.setHeader('content-length', bytes.length)
          if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
          return response.end(request.method === 'HEAD' ? undefined : bytes)
        },
        () => missing(response),
      )
      .catch(next)
  }
}

/** The file behind an address: home has its own page, and all others without an extension share one; undefined where nothing can be. */
function fileOf(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0]!))
    if (!path.startsWith('/') || path.includes('\0')) return undefined
    if (path === '/') return '/index.html'
    return extname(path) || path.startsWith('/assets/') ? path : '/app.html'
  } catch {
    return undefined
  }
}

function missing(response: Parameters<Connect.NextHandleFunction>[1]) {
  response
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .end('404')
}

/** A deployment's pages bear its number, and so does what the worker lists of them: to a browser, a new version. */
function stamped(name: string, content: Buffer, deployments: number): Buffer {
  if (deployments === 0) return content
  const number = String(deployments)
  if (name === '/sw.js') return Buffer.from(content.toString().replaceAll('"revision":"', `$&${number}-`))
  if (!name.endsWith('.html')) return content
  return Buffer.from(content.toString().replace('<html ', `$&data-deployment="${number}" `))
}

type Encoding = 'br' | 'gzip' | 'identity'

function encodingOf(name: string, accepted: string): Encoding {
  if (name.endsWith('.png')) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function pack(content: Buffer, encoding: Encoding): Promise<Packed> {
  const etag = `"${digest(content)}-${encoding}"`
  if (encoding === 'identity') return { bytes: content, etag }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { bytes: encoding === 'br' ? await brotli(content, { params }) : await zip(content), etag }
}

const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64url')
