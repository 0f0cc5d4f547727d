/** The envelope of every answer; `returnCode` beginning with 200 is a success. */
export function envelope(status: number, returnCode: string, data: unknown, retryAfter?: number): Response {
  return Response.json(
    { returnCode, data: data ?? null },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )
}

/** A file that a call answers with in place of its envelope, where another program than the portal asks for it. */
export class InPlaceOfEnvelope {
  constructor(readonly file: { blob: Blob; name: string }) {}
}

/** A file to save, with its Chinese name (RFC 5987). */
export function fileAnswer({ blob, name }: { blob: Blob; name: string }): Response {
  return new Response(blob, {
    headers: {
      'content-type': blob.type || 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })
}

/** What a hotel's or a train's network answers with until one has signed in there. */
export function captivePage(): Response {
  const page = '<!doctype html><html lang="zh-CN"><title>上网认证</title><h1>请完成上网认证</h1></html>'
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
