import { sha256 } from './bytes.ts'

/** Builds the envelope of an answer; a `returnCode` beginning with 200 is a success. `retryAfter` in seconds. */
export function envelope(status: number, returnCode: string, data: unknown, retryAfter?: number): Response {
  // Uses no `Response.json`, which Safari has had since version 17 only (mocks/demo).
  return new Response(JSON.stringify({ returnCode, data: data ?? null }), {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
  })
}

/** A file returned by a call in place of its envelope, for callers other than the portal. */
export class InPlaceOfEnvelope {
  constructor(readonly file: { blob: Blob; name: string }) {}
}

/** Type of the drawings, which never change: everything that one is made from stands in its path. */
const DRAWING = 'image/svg+xml'

/** Builds a download with a Chinese file name (RFC 5987). A browser may keep a drawing, so that it shows it offline. */
export function fileAnswer({ blob, name }: { blob: Blob; name: string }): Response {
  return new Response(blob, {
    headers: {
      ...(blob.type === DRAWING ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
      'content-type': blob.type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

/** Marks an answer by its content, and returns 304 without content to who has that already (RFC 9110, 13.1.2). */
export async function revalidated(reply: Response, request: Request): Promise<Response> {
  const etag = `"${await sha256(new TextEncoder().encode(await reply.clone().text()))}"`
  reply.headers.set('etag', etag)
  if (request.headers.get('if-none-match') !== etag) return reply
  return new Response(null, { status: 304, headers: reply.headers })
}

/** Builds the login page that a hotel's or a train's network returns until one has signed in there. */
export function captivePage(): Response {
  const page = '<!doctype html><html lang="zh-CN"><title>上网认证</title><h1>请完成上网认证</h1></html>'
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
