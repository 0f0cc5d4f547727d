// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { DetailPage } from './DetailPage.tsx'

const none: Loading<{ name: string }> = {
  data: undefined,
  error: null,
  isFetching: true,
  isPaused: false,
  failureReason: null,
  dataUpdatedAt: 0,
  refetch: () => undefined,
}

/** Renders the page of a record. */
async function open(query: Loading<{ name: string }>, gone = false) {
  const routeTree = createRootRoute({
    component: () => (
      <DetailPage
        noun="产品"
        query={query}
        gone={gone}
        crumbs={[]}
        list={{ label: '去产品列表', link: { to: '/' } }}
        titleOf={(one) => one.name}
      >
        {(one) => <p>{one.name}的参数</p>}
      </DetailPage>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return await screen.findByRole('heading', { level: 1 })
}

test('the title is the noun until the record is loaded', async () => {
  expect(await open(none)).toHaveTextContent('产品')
  expect(screen.getAllByText('正在加载')[0]).toBeInTheDocument()
})

test('a loaded record shows its title and content', async () => {
  expect(await open({ ...none, data: { name: '减速器' } })).toHaveTextContent('减速器')
  expect(screen.getByText('减速器的参数')).toBeVisible()
})

test('a removed record shows the city’s message and a link to the list', async () => {
  await open({ ...none, error: new ApiError('refused', '产品已下架', { missing: true }) })
  expect(screen.getByText('产品已下架')).toBeVisible()
  expect(screen.getByRole('link', { name: '去产品列表' })).toBeVisible()
})

test('a record that the city does not have shows no skeleton', async () => {
  await open({ ...none, isFetching: false }, true)
  expect(screen.getByText('产品不存在')).toBeVisible()
})
