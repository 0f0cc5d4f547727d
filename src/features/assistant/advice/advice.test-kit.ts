import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { startArea } from '#mocks/area.test-kit.ts'
import type { World } from '#mocks/city.ts'
import { handlers } from '#mocks/handlers.ts'
import { account } from '#session/account.ts'
import { advise, type Advised } from './advise.ts'

/** Wednesday morning in the city, so that each period of a question has days ahead. */
export const NOW = Date.parse('2026-11-25T10:00:00+08:00')

/** Mock city with its clock at {@link NOW}, and the person who asks. */
export interface Asking {
  readonly world: World
  /** Signs a demo account in; without an enterprise the person alone, without a user a visitor. */
  as: (userId?: string, enId?: string) => Promise<void>
  /** Asks as a person would type it; returns the parts with their answers. */
  ask: (text: string) => Promise<Advised[]>
}

/** Starts the filled mock city once for a file, because questions change nothing in it. */
export function startAsking(): Asking {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
  const city = startArea(handlers)
  let client: QueryClient
  beforeEach(() => {
    vi.setSystemTime(NOW)
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  })
  afterAll(() => {
    account.userInfo = undefined
    account.enId = ''
    vi.useRealTimers()
  })
  return {
    get world() {
      return city.world
    },
    async as(userId, enId = '') {
      city.as(userId, enId)
      account.userInfo = userId ? await call(auth.currentUser, {}) : undefined
      account.enId = enId
    },
    ask: (text) => advise(client, text, () => false),
  }
}
