import { attempt } from '#lib/attempt.ts'
import { demo } from './auth/accounts.ts'
import { consoleReply } from './console/api.ts'
import { answerCall } from './dispatch.ts'
import { worldOfRequest } from './mock.ts'
import { envelope } from './reply.ts'
import { type ScenarioName, scenarioText } from './scenarios.ts'

export { setInitialScenario } from './world.ts'

/** Returns true for paths of the testers' console. */
const isConsolePath = (path: string): boolean => path === '/__mock' || path.startsWith('/__mock/')

/**
 * Answers one request to the mock city's API or console. A response of type 'error' tells the server to cut the
 * connection.
 */
export async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (!isReadable(pathname)) return envelope(400, '400000', '请求地址有误')
  if (isConsolePath(pathname)) return consoleReply(request)
  return answerCall(request)
}

/** Returns true unless the address holds bytes that are not text, such as %ff. */
const isReadable = (pathname: string): boolean => attempt(() => decodeURIComponent(pathname)) !== undefined

/**
 * Returns the number of deployments in a request's world; 0 where the header names no valid world, so that the page is
 * served all the same.
 */
export function deploymentsFor(request: Request): number {
  try {
    return worldOfRequest(request).deployments
  } catch {
    return 0
  }
}

/**
 * Returns the text printed when a server starts at `home`: addresses, scenario and demo accounts.
 * @param name of what stands at `home`
 */
export function welcome(home: string, scenario: ScenarioName, name = '企业服务总入口'): string {
  const accounts = Object.values(demo).map(
    ({ role, tel, password }) => `    ${role.padEnd(6, '　')}${tel}  ${password}`,
  )
  return [
    '',
    `  ${name.padEnd(7, '　')}  ${home}`,
    `  测试控制台　　  ${home}__mock`,
    `  测试场景　　　  ${scenarioText(scenario)}`,
    '  演示账号',
    ...accounts,
    '',
  ].join('\n')
}
