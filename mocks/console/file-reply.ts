import { securityHeaders } from '#hosting/headers.ts'

/** Returns JSON as a file to download. */
export const fileReply = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      ...securityHeaders(''),
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
