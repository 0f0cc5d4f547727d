// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTyped } from './useTyped.ts'

const library = vi.hoisted(() => ({
  kept: true,
  answer: undefined as ((keyword: string) => Promise<void>) | undefined,
}))
vi.mock('#offline/library.ts', () => ({
  useLibrary: () => (library.kept ? { state: 'kept', asOf: 1 } : { state: 'none', asOf: undefined }),
  searchLibrary: async ({ keyword = '' }) => {
    await library.answer?.(keyword)
    return { records: [], total: 0, size: 10, current: 1, pages: 0, asOf: 1 }
  },
}))

beforeEach(() => {
  Object.assign(library, { kept: true, answer: undefined })
})

function typing() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const useAddress = (keyword: string) => useTyped(keyword, (typed) => ({ keyword: typed }))
  return { client, ...renderHook(useAddress, { wrapper, initialProps: '' }) }
}

test('a text typed before the library was ready is searched once it is ready', async () => {
  library.kept = false
  const { result, rerender } = typing()
  act(() => result.current[1]('研发'))
  expect(result.current[0]).toBeUndefined()
  library.kept = true
  rerender('')
  await waitFor(() => expect(result.current[0]).toBe('研发'))
})

test('the results of the last typed letter win when answers arrive out of order', async () => {
  const waits = new Map<string, () => void>()
  library.answer = (keyword) => new Promise((done) => waits.set(keyword, done))
  const { client, result } = typing()
  act(() => result.current[1]('研'))
  act(() => result.current[1]('研发'))
  await waitFor(() => expect(waits.size).toBeGreaterThanOrEqual(2))
  act(() => waits.get('研发')?.())
  await waitFor(() => expect(result.current[0]).toBe('研发'))
  act(() => waits.get('研')?.())
  await waitFor(() =>
    expect(client.isFetching({ queryKey: ['library', 'search', 1, { keyword: '研' }] })).toBe(0),
  )
  expect(result.current[0]).toBe('研发')
})

test('the typed text is dropped when the keyword of the address changes', async () => {
  const { result, rerender } = typing()
  act(() => result.current[1]('研发'))
  await waitFor(() => expect(result.current[0]).toBe('研发'))
  rerender('研发')
  expect(result.current[0]).toBeUndefined()
  rerender('')
  expect(result.current[0]).toBeUndefined()
})
