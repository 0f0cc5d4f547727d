// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useQueriesReliably } from './useQueriesReliably.ts'

const queryKey = ['policy', 'detail']
const asked = { queryKey, queryFn: () => new Promise<string>(() => undefined) }

/** A page whose query pauses after the render and before the subscription. */
function Page({ client }: { client: QueryClient }) {
  const [one] = useQueriesReliably({ queries: [asked] })
  useLayoutEffect(() => {
    client.getQueryCache().find({ queryKey })?.setState({ fetchStatus: 'paused' })
  }, [client])
  return one?.isPaused ? '当前没有网络' : '正在加载'
}

test('a query that pauses before its subscription does not seem to load for ever', async () => {
  const client = new QueryClient()
  void client.prefetchQuery(asked)
  render(
    <QueryClientProvider client={client}>
      <Page client={client} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('当前没有网络')).toBeDefined()
})
