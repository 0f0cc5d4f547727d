import type { IncomingMessage, ServerResponse } from 'node:http'
import { INNER_ORIGIN, originOf } from './origin.ts'
import { replyToError } from './refusal.ts'
import { envelope } from './reply.ts'
import { apiHeaders } from './security.ts'

const MB = 1024 * 1024
/** Megabytes of a request that is no upload. */
const MOST_SENT = 2
/** Megabytes of an upload: some way above what a file may have, so that the refusal can name the file. */
const MOST_UPLOADED = 60
/** Megabytes after which nobody reads on. */
const ENDLESS = 400

/**
 * Answers Node's HTTP with a function from Request to Response. A response of type 'error' cuts the line, as a dead
 * network does; a caller that goes away half-way through an upload is not answered at all. What `respond` throws is
 * answered in the city's envelope: a server of Vite would show a page with the stack.
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
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  if (!response.headers.has('cache-control')) outgoing.setHeader('cache-control', 'no-store')
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function replyTo(
  incoming: IncomingMessage,
  body: Body,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (body === 'too large') return envelope(413, '413000', '请求内容过大，请减少内容或压缩文件后重试')
  // A Request refuses to be made of these (Fetch, "forbidden method").
  if (/^(CONNECT|TRACE|TRACK)$/i.test(incoming.method ?? ''))
    return envelope(405, '405000', '不支持该请求方法')
  return await respond(requestOf(incoming, body))
}

/** What Node received as a Request; without its body unless that is given. */
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
 * Reads a body. What is too large is read on and thrown away, or its sender would see a cut line in place of the reason;
 * one that goes on for ever is cut.
 * @throws where the line breaks
 */
async function bodyOf(incoming: IncomingMessage): Promise<Body> {
  const isForm = incoming.headers['content-type']?.startsWith('multipart/form-data')
  const most = (isForm ? MOST_UPLOADED : MOST_SENT) * MB
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= most) chunks.push(chunk)
    else chunks.length = 0
    if (bytes > ENDLESS * MB) incoming.destroy()
  }
  return bytes > most ? 'too large' : Buffer.concat(chunks)
}
