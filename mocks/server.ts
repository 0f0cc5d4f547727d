import { getResponse } from 'msw'
import { demo } from './auth/data.ts'
import { consoleReply } from './console/api.ts'
import { handlers } from './handlers.ts'
import { envelope } from './reply.ts'
import type { ScenarioName } from './scenarios.ts'

export { worldOfRequest } from './mock.ts'
export { beginWith } from './world.ts'

/** Paths that belong to the city's API; everything else is a page or a file of the portal. */
export const isApiPath = (path: string): boolean => /^\/(uaa|policy\/api|policy\/program)\//.test(path)

/** Paths of the testers' console. */
export const isConsolePath = (path: string): boolean => path === '/__mock' || path.startsWith('/__mock/')

/** Answers one request to the stand-in: the city's API, or the console. A response of type 'error' means: cut the line. */
export async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (isConsolePath(pathname)) return consoleReply(request)
  return (await getResponse(handlers, request)) ?? envelope(404, '404000', 'api地址不存在')
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
