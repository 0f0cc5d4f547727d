import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { cityPaths } from '#api/call/city-paths.ts'
import { apiHeaders } from '#hosting/headers.ts'
import { originOf } from '#hosting/origin.ts'
import { INNER_ORIGIN } from './origin.ts'
import { replyToError } from './refusal.ts'
import { envelope } from './reply.ts'

const MB = 1024 * 1024
/** Maximum size of a request that is no upload, in megabytes. */
const MAX_BODY = 2
/** Maximum size of an upload, in megabytes; above the limit of a single file, so that the refusal can name the file. */
const MAX_UPLOAD = 60
/**
 * Maximum characters of an address with its query, as web servers usually allow; Node itself refuses twice as many, see
 * {@link answerUnparsed}.
 */
const MAX_ADDRESS = 8_000
/** Megabytes after which the connection is cut instead of reading on. */
const CUT_AFTER = 400

/** Server of Node, over HTTP/1 or 2, that tells requests which its parser refuses. */
interface ServerOfClients {
  prependListener(
    event: 'clientError',
    listener: (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex) => void,
  ): unknown
}

/** Status and words for requests that Node's parser refuses, by the code of its error. */
const unparsed: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', '地址或请求头过长，请减少条件后重试'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '请求没有按时发完，请重试'],
}

/**
 * Answers requests that Node's parser refuses, such as one whose address exceeds 16 KB, in words in place of a bare
 * status: a call in the city's envelope, a page as text.
 */
export function answerUnparsed(server: ServerOfClients): void {
  // Runs before Vite's listener, which leaves a socket alone that is ended.
  server.prependListener('clientError', ({ code = '', rawPacket }, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) return
    const [status, words] = unparsed[code] ?? ['400 Bad Request', '请求有误']
    const [, path = ''] = rawPacket?.toString('latin1', 0, 200).split(' ') ?? []
    const isCall = cityPaths.some((begin) => path.startsWith(`${begin}/`))
    const text = isCall ? JSON.stringify({ returnCode: `${status.slice(0, 3)}000`, data: words }) : words
    socket.end(
      [
        `HTTP/1.1 ${status}`,
        `content-type: ${isCall ? 'application/json' : 'text/plain; charset=utf-8'}`,
        `content-length: ${String(Buffer.byteLength(text))}`,
        'connection: close',
        '',
        text,
      ].join('\r\n'),
    )
  })
}

/**
 * Answers a request of Node's HTTP server with a function from Request to Response. A response of type 'error' cuts the
 * connection, as a dead network does; a caller that disconnects during an upload gets no answer. Errors thrown by
 * `respond` are answered in the city's envelope, because a Vite server would show a page with the stack.
 */
export async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (!body) return
  const response = await replyTo(incoming, body, respond).catch((error: unknown) =>
    replyToError(incoming.url ?? '', error),
  )
  if (response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  outgoing.statusCode = response.status
  for (const [name, value] of Object.entries(apiHeaders)) outgoing.setHeader(name, value)
  response.headers.forEach((value, name) => {
    // Sends each cookie in a header of its own, because they cannot be joined (RFC 6265, section 3).
    if (name === 'set-cookie') outgoing.appendHeader(name, value)
    else outgoing.setHeader(name, value)
  })
  if (!response.headers.has('cache-control')) outgoing.setHeader('cache-control', 'no-store')
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function replyTo(
  incoming: IncomingMessage,
  body: Body,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (body === 'too large') return envelope(413, '413000', '请求内容过大，请减少内容或压缩文件后重试')
  if ((incoming.url ?? '').length > MAX_ADDRESS)
    return envelope(414, '414000', '查询内容过长，请减少条件后重试')
  // The Request constructor throws for these methods (Fetch, "forbidden method").
  if (/^(CONNECT|TRACE|TRACK)$/i.test(incoming.method ?? ''))
    return envelope(405, '405000', '不支持该请求方法')
  return await respond(requestOf(incoming, body))
}

/** Converts a request received by Node to a Request; without a body unless `body` is given. */
export function requestOf(incoming: IncomingMessage, body?: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const method = incoming.method ?? 'GET'
  return new Request(new URL(incoming.url ?? '/', originOf(incoming) ?? INNER_ORIGIN), {
    method,
    headers,
    ...(body && method !== 'GET' && method !== 'HEAD' ? { body } : {}),
  })
}

type Body = Buffer<ArrayBuffer> | 'too large'

/**
 * Reads a body. A body over the limit is read to its end and discarded, because its sender would otherwise see a cut
 * connection in place of the reason; past {@link CUT_AFTER} megabytes the connection is cut.
 * @throws where the connection breaks
 */
async function bodyOf(incoming: IncomingMessage): Promise<Body> {
  const isForm = incoming.headers['content-type']?.startsWith('multipart/form-data')
  const most = (isForm ? MAX_UPLOAD : MAX_BODY) * MB
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= most) chunks.push(chunk)
    else chunks.length = 0
    if (bytes > CUT_AFTER * MB) incoming.destroy()
  }
  return bytes > most ? 'too large' : Buffer.concat(chunks)
}
