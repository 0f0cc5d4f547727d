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

/** A file as it is sent: its bytes in one encoding, and what tells this version from another. */
interface Packed {
  bytes: Buffer
  etag: string
}

/** What the build says of itself to whoever serves it (`host.json`). */
interface HostFile {
  /** The origin of the city's API; '' for ours. */
  api: string
  /** Origins of the assistant's films; those of the mock city where there is none. */
  films?: string
  /** Says where browsers report what the policy has refused; nowhere where there is none. */
  reports?: string
  inline: InlineHashes
  /** The addresses that have a page, path and query, as regular expressions. */
  pages: string[]
}

/** Reads what a build says of itself; each time, as its pages are: it may have been made anew. */
export const hostFile = async (root: string) =>
  JSON.parse(await readFile(join(root, 'host.json'), 'utf8')) as HostFile

/**
 * Serves a build as real hosting should: 404 for a missing file, the page for every other address (404 too where
 * the portal has none there), hashed files for ever, everything else asked for anew with its ETag, brotli or gzip.
 * `vite preview` does none of it.
 */
export function host(
  root: string,
  deploymentsOf: (request: Connect.IncomingMessage) => number,
): Connect.NextHandleFunction {
  const packed = new Map<string, Promise<Packed>>()
  const read = async (name: string, encoding: Encoding, deployments: number) => {
    // A file that never changes is read once.
    const known = isForever(name) && packed.get(`${encoding}:${name}`)
    if (known) return known
    const content = stamped(name, await readFile(join(root, name)), deployments)
    const key = isForever(name) ? `${encoding}:${name}` : `${encoding}:${name}:${digest(content)}`
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
    if (!name) return missing(response)
    const encoding = encodingOf(name, String(request.headers['accept-encoding']))
    const file = await read(name, encoding, deploymentsOf(request)).catch(() => undefined)
    if (!file) return missing(response)
    // Says so with the page, which offers where else to go; the worker takes the frame in by its own name.
    if (name === FRAME && path !== FRAME && !pages.some((one) => new RegExp(one, 'i').test(url)))
      response.statusCode = 404
    response.setHeader('cache-control', isForever(name) ? 'public, max-age=31536000, immutable' : 'no-cache')
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

/** The page of every address but home. */
const FRAME = '/app.html'

/** True for files whose name says what is in them. */
const isForever = (name: string) => name.startsWith('/assets/')

/** The file behind an address: home has its own page, and all others without an extension share one; undefined where nothing can be. */
function fileOf(address: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(address))
    if (!path.startsWith('/') || path.includes('\0')) return undefined
    if (path === '/') return '/index.html'
    return extname(path) || isForever(path) ? path : FRAME
  } catch {
    return undefined
  }
}

function missing(response: Reply) {
  return response
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
  // As small as it gets, which takes the first visitor up to 250 ms and everybody else nothing.
  return { bytes: encoding === 'br' ? await brotli(content) : await zip(content), etag }
}

const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64url')
