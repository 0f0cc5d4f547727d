import { getResponse, type HttpHandler } from 'msw'
import { words } from '#api/call/error.ts'
import { demo } from './auth/accounts.ts'
import { consoleReply } from './console/api.ts'
import { handlers } from './handlers.ts'
import { worldOfRequest } from './mock.ts'
import { envelope } from './reply.ts'
import type { ScenarioName } from './scenarios.ts'

export { beginWith } from './world.ts'

/** Paths of the testers' console. */
const isConsolePath = (path: string): boolean => path === '/__mock' || path.startsWith('/__mock/')

/** Answers one request to the stand-in: the city's API, or the console. A response of type 'error' means: cut the line. */
export async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isReadable(pathname)) return envelope(400, '400000', '请求地址有误')
  if (isConsolePath(pathname)) return consoleReply(request)
  const taking = known.filter(({ path }) => path.test(pathname)).map(({ handler }) => handler)
  return (await getResponse(taking, request)) ?? unanswered(taking)
}

/** True unless the address holds bytes that are no text, such as %ff. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** How many deployments a request's world has seen; a page is there for a header that names no world, too. */
export function deploymentsFor(request: Request): number {
  try {
    return worldOfRequest(request).deployments
  } catch {
    return 0
  }
}

/** Each handler with the paths it takes: asking all of them in turn took as long as the answer itself. */
const known = handlers.map((handler) => {
  const path = String(handler.info.path).replace('*', '').replace(/:\w+/g, '[^/]+')
  return { handler, path: new RegExp(`^${path}$`) }
})

/** What a path is answered that no handler takes: 405 where one takes it by another method, else 404. */
function unanswered(taking: HttpHandler[]): Response {
  if (!taking.length) return envelope(404, '404000', words.notFound)
  const reply = envelope(405, '405000', '不支持该请求方法')
  reply.headers.set('allow', [...new Set(taking.map(({ info }) => info.method))].join(', '))
  return reply
}

const roles = {
  enterprise: '企业用户',
  provider: '服务机构',
  person: '个人用户',
  other: '另一家企业',
} satisfies Record<keyof typeof demo, string>

/** What a server prints when it starts at `home`: the addresses, the scenario, and who may sign in. */
export function welcome(home: string, scenario: ScenarioName): string {
  const accounts = Object.entries(demo).map(
    ([who, { tel, password }]) => `    ${roles[who as keyof typeof demo].padEnd(6, '　')}${tel}  ${password}`,
  )
  return [
    '',
    `  企业服务总入口  ${home}`,
    `  测试控制台　　  ${home}__mock`,
    `  测试场景　　　  ${scenario}`,
    '  演示账号',
    ...accounts,
    '',
  ].join('\n')
}
