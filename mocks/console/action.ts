import { jsonOf } from '#mocks/checked.ts'
import type { World } from '#mocks/city.ts'
import { securityHeaders } from '#hosting/headers.ts'

/** One call of the console: it works on the world that the request names; `rest` is the path after the verb. */
export type Action = (world: World, request: Request, rest: string) => unknown

/** Reads the JSON of a request; `{}` without a body. @throws Refusal for anything else */
export const bodyOf = async (request: Request): Promise<unknown> => jsonOf(await request.text()) ?? {}

/** Returns JSON as a file to download. */
export const fileReply = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      ...securityHeaders(''),
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
