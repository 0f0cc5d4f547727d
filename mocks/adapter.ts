import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiHeaders } from './security.ts'

/**
 * Answers Node's HTTP with a function from Request to Response. A response of type 'error' cuts the line, as a dead
 * network does; a caller that goes away half-way through an upload is not answered at all.
 * @throws what `respond` throws
 */
export async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (!body) return
  const response = await respond(requestOf(incoming, body))
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

/** What Node received as a Request; without its body unless that is given. */
export function requestOf(incoming: IncomingMessage, body?: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const method = incoming.method ?? 'GET'
  return new Request(new URL(incoming.url ?? '/', 'http://city.local'), {
    method,
    headers,
    ...(body && method !== 'GET' && method !== 'HEAD' ? { body } : {}),
  })
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
