// @vitest-environment jsdom
import { hashKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UserInfo } from '#api/session.ts'
import type { LibraryAsked } from '#offline/library.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { restoreOrder } from '#offline/outbox/order.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'
import { favouritesQuery } from './useFavourites.ts'
import { policiesQuery } from './policy-queries.ts'
import { useOwnPolicies, usePolicies } from './usePolicies.ts'

const AS_OF = Date.parse('2026-11-20T01:12:00Z')
const library = vi.hoisted(() => ({ kept: true, asked: [] as unknown[], records: [] as unknown[] }))
vi.mock('#offline/library.ts', () => ({
  useLibrary: () => (library.kept ? { state: 'kept', asOf: AS_OF } : { state: 'none', asOf: undefined }),
  searchLibrary: (asked: LibraryAsked) => {
    library.asked.push(asked)
    return Promise.resolve({
      records: library.records,
      total: 7,
      size: 10,
      current: 1,
      pages: 1,
      asOf: AS_OF,
    })
  },
}))

const asked = { keyword: '研发', state: ['申报中'], current: 1, size: 10 }
let client: QueryClient
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** Renders the hook with the city's cached answer of `total` policies, or without an answer. */
function renderList(total: number | undefined, options: Parameters<typeof usePolicies>[1] = {}) {
  if (total !== undefined) {
    const answer = { records: [], total, size: 10, current: 1, pages: 1 }
    client.setQueryData(policiesQuery(asked, '').queryKey, answer)
  }
  return renderHook(() => usePolicies(asked, options), { wrapper }).result
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  Object.assign(library, { kept: true, asked: [], records: [] })
  deviceState.reach = 'online'
  // Simulates a city that never answers.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

test('online the city answers, and the library is not asked', () => {
  const result = renderList(3)
  expect(result.current).toMatchObject({ from: 'city', query: { data: { total: 3 } } })
  expect(library.asked).toEqual([])
})

test('the library shows before the city has answered, without a note', async () => {
  const result = renderList(undefined)
  await waitFor(() => expect(result.current.query.data?.total).toBe(7))
  expect(result.current).toMatchObject({ from: 'library', interim: true })
})

test('while somebody types the library answers first, with the same filters', async () => {
  const result = renderList(3, { cityAsked: { current: 1, size: 10 } })
  await waitFor(() => expect(result.current.from).toBe('library'))
  expect(result.current).toMatchObject({ asOf: AS_OF, interim: false })
  expect(library.asked).toEqual([asked])
})

test('a letter with a cached answer renders the list once', async () => {
  library.records = [{ id: 'policy-rd', favorite: false }]
  const drawn = vi.fn()
  const { result, rerender } = renderHook(
    (keyword: string) => ({
      ...useOwnPolicies(),
      ...usePolicies({ ...asked, keyword }, { cityAsked: { current: 1, size: 10 } }),
    }),
    {
      initialProps: '研发',
      wrapper: ({ children }) => (
        <Profiler id="list" onRender={drawn}>
          {wrapper({ children })}
        </Profiler>
      ),
    },
  )
  await waitFor(() => expect(result.current.from).toBe('library'))
  await act(() => client.prefetchQuery(result.current.ownQuery({ ...asked, keyword: '研发费' })))
  drawn.mockClear()
  rerender('研发费')
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('the library overrides the cached answer offline', async () => {
  act(() => void (deviceState.reach = 'offline'))
  const result = renderList(3)
  await waitFor(() => expect(result.current.query.data?.total).toBe(7))
  expect(result.current.from).toBe('library')
})

test('the cached answer shows offline without a library', () => {
  library.kept = false
  deviceState.reach = 'offline'
  expect(renderList(3).current).toMatchObject({ from: 'city', query: { data: { total: 3 } } })
  expect(library.asked).toEqual([])
})

test('policies from the library show the user’s favourites, with the receipt that they are as of', async () => {
  library.records = [
    { id: 'policy-rd', favorite: false },
    { id: 'policy-3', favorite: false },
  ]
  account.userInfo = { id: 'user-1' } as UserInfo
  onTestFinished(() => void (account.userInfo = undefined))
  const kept = { records: [{ id: 'policy-3' }], total: 1, size: 999, current: 1, pages: 1 }
  client.setQueryData(favouritesQuery.queryKey, kept as never, { updatedAt: AS_OF + 5 })
  restoreOrder(hashKey(favouritesQuery.queryKey), 7 as ReceiptNo)
  const result = renderList(3, { cityAsked: { current: 1, size: 10 } })
  await waitFor(() => expect(result.current.from).toBe('library'))
  expect(result.current.query.data?.records.map(({ favorite }) => favorite)).toEqual([false, true])
  expect(result.current.saidAfter).toBe(7)
})
