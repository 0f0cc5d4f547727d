import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { configureHost } from '#api/call/host.ts'
import type { ScenarioName } from './scenarios.ts'
import type { World } from './city.ts'
import { resetWorld } from './world.ts'

/** One area of the mock city while a test file runs, and the user who calls it. */
export interface AreaUnderTest {
  /** World from which the handlers answer. */
  readonly world: World
  /** Sets the calling user and enterprise ('' for none) of later calls; undefined for a visitor. */
  as: (userId: string | undefined, enId?: string) => void
}

/**
 * Answers the portal's own `call` with these handlers. The world is created once for the file and the caller is a
 * visitor; with `each` the world is created anew for every test and the caller is that user.
 */
export function startArea(
  handlers: RequestHandler[],
  { scenario = 'default', each }: { scenario?: ScenarioName; each?: [userId: string, enId: string] } = {},
): AreaUnderTest {
  const server = setupServer(...handlers)
  let world: World
  const begin = () => void (world = resetWorld('default', scenario, 1))
  const as: AreaUnderTest['as'] = (userId, enId = '') => {
    const token = userId && world.grant(userId).access_token
    configureHost({ base: 'http://city.test', token: () => token, enId: () => enId })
  }
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    begin()
    as(undefined)
  })
  afterAll(() => server.close())
  if (each) {
    beforeEach(() => {
      begin()
      as(...each)
    })
  }
  return {
    get world() {
      return world
    },
    as,
  }
}
