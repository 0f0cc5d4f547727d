import { getResponse, type HttpHandler } from 'msw'
import { words } from '#api/call/error.ts'
import { handlers } from './handlers.ts'
import { nearestText } from './nearest.ts'
import { envelope } from './reply.ts'

/** Handlers with a pattern of their paths, because asking every handler in turn took as long as the answer itself. */
const handlersByPath = handlers.map((handler) => {
  const path = String(handler.info.path).replace('*', '').replace(/:\w+/g, '[^/]+')
  return { handler, path: new RegExp(`^${path}$`) }
})

/** Answers one call of the city's API. */
export async function answerCall(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const matching = handlersByPath.filter(({ path }) => path.test(pathname)).map(({ handler }) => handler)
  return (await getResponse(matching, request)) ?? unanswered(request.method, pathname, matching)
}

/**
 * Returns the answer where no handler answers: 405 where the path exists with another method, else 404. It names the
 * nearest calls, because whoever builds against the mock city has misspelt one.
 */
function unanswered(method: string, pathname: string, matching: HttpHandler[]): Response {
  const nearest = nearestText(method, pathname)
  if (!matching.length) return envelope(404, '404000', `${words.notFound}。${nearest}`)
  const reply = envelope(405, '405000', `不支持该请求方法。${nearest}`)
  reply.headers.set('allow', [...new Set(matching.map(({ info }) => info.method))].join(', '))
  return reply
}
