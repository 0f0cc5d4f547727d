import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crossOrigin } from '#api/call/cross-origin.ts'
import { answer, answerUnparsed } from './adapter.ts'
import { servePage } from './console/page/plugin.ts'
import { respond, setInitialScenario, welcome } from './server.ts'
import { scenarioNamed } from './scenarios.ts'

/** Milliseconds for which an idle connection stays open: longer than proxies keep theirs, which would hit a closed one. */
const KEPT_OPEN = 75_000

/**
 * Returns a server of the mock city's API and console alone, for other front ends, proxies and load tests.
 * @param origins whose pages may call it, `*` for all
 */
export function cityServer(origins: readonly string[]): Server {
  const consolePage = servePage()
  const server = createServer((incoming, outgoing) => {
    allowOrigin(incoming, outgoing, origins)
    const isPreflight = incoming.method === 'OPTIONS' && 'access-control-request-method' in incoming.headers
    if (isPreflight) outgoing.writeHead(204).end()
    else
      consolePage(incoming, outgoing, () => {
        answer(incoming, outgoing, respond).catch((error: unknown) => outgoing.destroy(error as Error))
      })
  })
  answerUnparsed(server)
  server.keepAliveTimeout = KEPT_OPEN
  return server
}

/** Adds the headers of CORS where the page's origin is allowed; without credentials, because tokens are headers. */
function allowOrigin(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  origins: readonly string[],
): void {
  outgoing.setHeader('vary', 'origin')
  const { origin } = headers
  if (!origin || !(origins.includes('*') || origins.includes(origin))) return
  outgoing.setHeader('access-control-allow-origin', origin)
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader('access-control-allow-headers', [...crossOrigin.sent, 'x-mock-world'].join(', '))
  outgoing.setHeader('access-control-expose-headers', crossOrigin.read.join(', '))
  outgoing.setHeader('access-control-max-age', '600')
}

/**
 * Starts the server of `npm run city`.
 * @param settings `PORT` (8080), `HOST` (127.0.0.1), `CORS_ORIGIN` (origins separated by blanks; all by default), `WORLD`
 * @returns the text to print: addresses and accounts
 */
export async function startCity(settings: Record<string, string | undefined>): Promise<string> {
  const scenario = scenarioNamed(settings['WORLD'])
  setInitialScenario(scenario)
  const server = cityServer((settings['CORS_ORIGIN'] || '*').split(/[\s,]+/))
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(Number(settings['PORT'] || 8080), settings['HOST'] || '127.0.0.1', done)
  })
  const { address, port } = server.address() as AddressInfo
  return welcome(`http://${address}:${String(port)}/`, scenario, '模拟市平台接口')
}
