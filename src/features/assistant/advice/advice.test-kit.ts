import { QueryClient } from '@tanstack/react-query'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { startCity } from '#api/call/call.test-kit.ts'
import { configureHost } from '#api/call/host.ts'
import { call } from '#api/call/call.ts'
import { auth } from '#api/auth.ts'
import type { World } from '#mocks/city.ts'
import { resetWorld } from '#mocks/world.ts'
import { account } from '#session/account.ts'
import { advise, type Advised } from './advise.ts'

/** Wednesday morning in the city, so that each period of a question has days ahead. */
export const NOW = Date.parse('2026-11-25T10:00:00+08:00')

/** Mock city with its clock at {@link NOW}, and the person who asks. */
export interface Asking {
  readonly world: World
  readonly client: QueryClient
  /** Signs a demo account in; '' for a person without an enterprise, nobody for a visitor. */
  as: (userId?: string, enId?: string) => Promise<void>
  /** Asks as a person would type it; returns the parts with their answers. */
  ask: (text: string) => Promise<Advised[]>
}

/** Starts the filled mock city for the answers' tests, anew for each test. */
export function startAsking(): Asking {
  startCity()
  let world: World
  let client: QueryClient
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    world = resetWorld('default', 'default', 1)
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  })
  const as: Asking['as'] = async (userId, enId = '') => {
    const token = userId && world.grant(userId).access_token
    configureHost({ base: 'http://city.test', token: () => token, enId: () => enId })
    account.userInfo = userId ? await call(auth.currentUser, {}) : undefined
    account.enId = enId
    onTestFinished(() => {
      account.userInfo = undefined
      account.enId = ''
    })
  }
  return {
    get world() {
      return world
    },
    get client() {
      return client
    },
    as,
    ask: (text) => advise(client, text, () => false),
  }
}
