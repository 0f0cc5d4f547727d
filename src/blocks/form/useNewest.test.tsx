// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNewest } from './useNewest.ts'

afterEach(() => vi.useRealTimers())

/** Opens a form with a cached first version of its record; `answer` is the city's. */
function open(answer: () => Promise<string>) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: 1, retryDelay: 1 } },
  })
  client.setQueryData(['record'], 'first version')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const seen: (string | undefined)[] = []
  const { result } = renderHook(
    () => {
      const { data } = useNewest({ queryKey: ['record'], queryFn: answer })
      seen.push(data)
      return data
    },
    { wrapper },
  )
  return { result, seen }
}

test('a form starts with the city’s current version, never with the cached one in between', async () => {
  const { result, seen } = open(() => Promise.resolve('second version'))
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe('second version'))
  expect(seen).not.toContain('first version')
})

test('a form starts with the cached version if the request fails', async () => {
  const { result } = open(() => Promise.reject(new Error('no line')))
  await waitFor(() => expect(result.current).toBe('first version'))
})

test('a form without an answer starts with the cached version after three seconds', async () => {
  vi.useFakeTimers()
  const { result } = open(() => new Promise<string>(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(2_900))
  expect(result.current).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(result.current).toBe('first version')
})
