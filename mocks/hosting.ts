import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
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

type Reply = Parameters<Connect.NextHandleFunction>[1]

/** A file in one encoding, with the ETag of its version. */
interface Packed {
  bytes: Buffer
  etag: string
}

/** Facts of a build for its host (`host.json`). */
interface HostFile {
  /** Origin of the city's API; '' for the portal's own origin. */
  api: string
  /** Origins of the assistant's films besides the portal's own; none where undefined. */
  films?: string
  /** URL to which browsers report policy violations; none where undefined. */
  reports?: string
  inline: InlineHashes
  /** Regular expressions of the addresses (path and query) that have a page. */
  pages: string[]
}

/** Reads `host.json` of a build; called for each request, because the build may have been replaced. */
export const hostFile = async (root: string) =>
  JSON.parse(await readFile(join(root, 'host.json'), 'utf8')) as HostFile

/**
 * Serves a build as a real host should: 404 for a missing file, the page for every other address (with 404 too where
 * the portal has no such page), hashed files cached for ever, everything else revalidated by ETag, brotli or gzip.
 * `vite preview` does none of this.
 */
export function host(
  root: string,
  deploymentsOf: (request: Connect.IncomingMessage) => number,
): Connect.NextHandleFunction {
  const packed = new Map<string, Promise<Packed>>()
  const read = async (name: string, encoding: Encoding, deployments: number) => {
    // Immutable files are read once.
    const cached = isImmutable(name) && packed.get(`${encoding}:${name}`)
    if (cached) return cached
    const content = withDeployment(name, await readFile(join(root, name)), deployments)
    const key = isImmutable(name) ? `${encoding}:${name}` : `${encoding}:${name}:${digest(content)}`
    if (!packed.has(key)) packed.set(key, pack(content, encoding))
    return packed.get(key)!
  }
  const answer = async (request: Connect.IncomingMessage, response: Reply) => {
    const { url = '/' } = request
    const path = url.split('?')[0]!
    const name = fileOf(path)
    const { api, films, inline, pages, reports } = await hostFile(root)
    const own = name?.endsWith('.html') ? inline : {}
    response.setHeaders(new Headers(securityHeaders(api, films, own, reports)))
    if (!name) return replyMissing(response)
    const encoding = encodingOf(name, String(request.headers['accept-encoding']))
    const file = await read(name, encoding, deploymentsOf(request)).catch(() => undefined)
    if (!file) return replyMissing(response)
    // Sends 404 together with the page, which offers other addresses; the service worker requests the frame by its own
    // name and gets 200.
    if (name === FRAME && path !== FRAME && !pages.some((one) => new RegExp(one, 'i').test(url)))
      response.statusCode = 404
    response.setHeader(
      'cache-control',
      isImmutable(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('etag', file.etag)
    if (response.statusCode === 200 && request.headers['if-none-match'] === file.etag)
      return response.writeHead(304).end()
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream')
    response.setHeader('content-length', file.bytes.length)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    return response.end(request.method === 'HEAD' ? undefined : file.bytes)
  }
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') answer(request, response).catch(next)
    else response.writeHead(405, { allow: 'GET, HEAD' }).end()
  }
}

/** Page of every address but home. */
const FRAME = '/app.html'

/** Returns true for files with a content hash in their name. */
const isImmutable = (name: string) => name.startsWith('/assets/')

/**
 * Returns the file for an address: home has its own page, and all other addresses without an extension share one;
 * undefined for an address that can have no file.
 */
function fileOf(address: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(address))
    if (!path.startsWith('/') || path.includes('\0')) return undefined
    if (path === '/') return '/index.html'
    return extname(path) || isImmutable(path) ? path : FRAME
  } catch {
    return undefined
  }
}

function replyMissing(response: Reply) {
  return response
    .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    .end('404')
}

/**
 * Adds the number of the deployment to the pages and to the revisions listed in the service worker, so that a browser
 * sees a new version.
 */
function withDeployment(name: string, content: Buffer, deployments: number): Buffer {
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
  // Maximum compression costs the first visitor up to 250 ms and later visitors nothing.
  return { bytes: encoding === 'br' ? await brotli(content) : await zip(content), etag }
}

const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64url')
