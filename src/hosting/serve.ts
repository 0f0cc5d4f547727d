import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { Connect } from 'vite'
import { securityHeaders, transportHeader } from './headers.ts'
import { readHostFile } from './host-file.ts'
import { pack } from './packed.ts'
import { type Answer, answerTo, type Encoding, encodings, missing, statusOf, types } from './rules.ts'

type Request = Connect.IncomingMessage
type Reply = Parameters<Connect.NextHandleFunction>[1]

/** A file as it is sent. */
interface Sent {
  bytes: Buffer
  etag: string
  encoding: Encoding | undefined
}

/**
 * Serves a build by the list of rules.ts, with the compressed files of the build, as a city's host does; `vite preview`
 * does none of this. Reads `host.json` for each request, because the build may have been replaced.
 * @param deploymentsOf returns how often the request's mock world was deployed anew; 0 serves the files as they are
 */
export function host(root: string, deploymentsOf: (request: Request) => number): Connect.NextHandleFunction {
  const read = reader(root)
  const answer = async (request: Request, response: Reply) => {
    const address = request.url ?? '/'
    const path = decoded(address.split('?')[0]!)
    const rule = path === undefined ? undefined : answerTo(request.method ?? 'GET', path)
    const facts = await readHostFile(root)
    const name = fileOf(rule, path)
    const inline = name?.endsWith('.html') ? facts.inline : {}
    response.setHeaders(new Headers(securityHeaders(facts.api, facts.films, inline, facts.reports)))
    if (request.headers['x-forwarded-proto'] === 'https') response.setHeaders(new Headers(transportHeader))
    const file = name && (await read(name, accepted(request), deploymentsOf(request)).catch(() => undefined))
    if (!rule || !name || !file) return replyMissing(response)
    response.statusCode = rule.by === 'page' ? statusOf(rule, address, facts) : 200
    response.setHeader('cache-control', 'cache' in rule ? rule.cache : 'no-store')
    response.setHeader('vary', 'accept-encoding')
    response.setHeader('etag', file.etag)
    if (response.statusCode === 200 && request.headers['if-none-match'] === file.etag)
      return response.writeHead(304).end()
    response.setHeader('content-type', types[extname(name).slice(1)] ?? 'application/octet-stream')
    response.setHeader('content-length', file.bytes.length)
    if (file.encoding) response.setHeader('content-encoding', file.encoding)
    return response.end(request.method === 'HEAD' ? undefined : file.bytes)
  }
  return (request, response, next) => {
    if (isRedirected(request, response)) return
    if (request.method === 'GET' || request.method === 'HEAD') answer(request, response).catch(next)
    else response.writeHead(405, { allow: 'GET, HEAD' }).end()
  }
}

/**
 * Answers a request that the list leads to another address; returns false for any other. Reads the body to its end and
 * discards it, because its sender would otherwise see a cut connection.
 */
export function isRedirected(request: Request, response: Reply): boolean {
  const rule = answerTo(request.method ?? 'GET', decoded(request.url!.split('?')[0]!) ?? '')
  if (rule?.by !== 'redirect') return false
  request.resume().on('end', () => response.writeHead(rule.status, { location: rule.to }).end())
  return true
}

/** Returns the decoded path; undefined for one that no file can have. */
function decoded(path: string): string | undefined {
  try {
    const plain = normalize(decodeURIComponent(path))
    return plain.startsWith('/') && !plain.includes('\0') ? plain : undefined
  } catch {
    return undefined
  }
}

/** Returns the name of the file that answers; undefined where none does. */
function fileOf(rule: Answer | undefined, path: string | undefined): string | undefined {
  if (rule?.by === 'page') return rule.file
  return rule?.by === 'file' ? path : undefined
}

function replyMissing(response: Reply) {
  return response
    .writeHead(404, { 'content-type': missing.type, 'cache-control': 'no-cache' })
    .end(missing.text)
}

/** Returns the encodings that a browser accepts, in our order of preference. */
const accepted = ({ headers }: Request) =>
  (Object.keys(encodings) as Encoding[]).filter((one) =>
    new RegExp(String.raw`\b${one}\b`).test(String(headers['accept-encoding'])),
  )

/** Returns a function that reads a file of the build in the first accepted encoding that it has. */
function reader(root: string) {
  const immutable = new Map<string, Promise<Sent>>()
  const repacked = new Map<string, Promise<Buffer>>()
  const fromDisk = async (name: string, wanted: Encoding[]): Promise<Sent> => {
    for (const encoding of wanted) {
      const bytes = await readFile(join(root, name + encodings[encoding])).catch(() => undefined)
      if (bytes) return sent(bytes, encoding)
    }
    return sent(await readFile(join(root, name)), undefined)
  }
  const deployed = async (name: string, [encoding]: Encoding[], deployments: number): Promise<Sent> => {
    const content = withDeployment(name, await readFile(join(root, name)), deployments)
    if (!encoding) return sent(content, encoding)
    const key = `${encoding} ${digest(content)}`
    // Compresses once, because that takes 250 ms.
    if (!repacked.has(key)) repacked.set(key, pack(content, encoding))
    return sent(await repacked.get(key)!, encoding)
  }
  return (name: string, wanted: Encoding[], deployments: number): Promise<Sent> => {
    if (deployments > 0 && (name === '/sw.js' || name.endsWith('.html')))
      return deployed(name, wanted, deployments)
    if (!name.startsWith('/assets/')) return fromDisk(name, wanted)
    const key = `${wanted.join()} ${name}`
    const file = immutable.get(key) ?? fromDisk(name, wanted)
    immutable.set(key, file)
    // Forgets a missing file, which may come with the next build.
    file.catch(() => immutable.delete(key))
    return file
  }
}

/** Returns 96 bits of a hash, as more would take room from the first packets. */
const digest = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url').slice(0, 16)

const sent = (bytes: Buffer, encoding: Encoding | undefined): Sent => ({
  bytes,
  encoding,
  etag: `"${digest(bytes)}"`,
})

/**
 * Adds the number of the deployment to the pages and to the revisions listed in the service worker, so that a browser
 * sees a new version.
 */
function withDeployment(name: string, content: Buffer, deployments: number): Buffer {
  const number = String(deployments)
  if (name === '/sw.js') return Buffer.from(content.toString().replaceAll('"revision":"', `$&${number}-`))
  return Buffer.from(content.toString().replace('<html ', `$&data-deployment="${number}" `))
}
