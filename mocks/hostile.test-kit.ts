import { type Endpoint, endpoints } from '#api/call/endpoint.ts'
import { pathOf } from '#api/call/request.ts'
import { judgeReply } from './contract/judge.ts'
import { resetWorld, worldOf } from './world.ts'
import { respond } from './server.ts'

/** Every endpoint of the contract, by name. */
export const everyEndpoint = [...endpoints.values()]

/**
 * Creates a world for one test file, so that hostile calls damage no other test. Returns a function that sends a call
 * and judges its answer.
 */
export function hostileWorld(name: string) {
  resetWorld(name, 'default', 1)
  const token = worldOf(name).grant('u-enterprise').access_token
  return async (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    input: { id?: string; search?: string; body?: BodyInit },
  ) => {
    const path = pathOf(
      endpoint.path,
      Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key!, input.id ?? 'x-1']),
      ),
    )
    return await judgeReply(
      await respond(
        new Request(`http://city.local${path}${input.search ?? ''}`, {
          method: endpoint.method,
          headers: {
            'x-mock-world': name,
            authorization: `Bearer ${token}`,
            enid: 'en-chengyue',
            'content-type': 'application/json',
          },
          ...(input.body === undefined || endpoint.method === 'GET' ? {} : { body: input.body }),
        }),
      ),
    )
  }
}
export type Ask = ReturnType<typeof hostileWorld>
