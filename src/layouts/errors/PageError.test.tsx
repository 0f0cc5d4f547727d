// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
// Loads both chunks beforehand: on a busy machine they take longer than a test waits.
import '#blocks/FaultNote.tsx'
import { deviceState } from '#offline/view.ts'
import './MissingWays.tsx'
import { PageError } from './PageError.tsx'

let answer: () => string
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  vi.restoreAllMocks()
  deviceState.reach = 'online'
})

function open(loader: () => string) {
  answer = loader
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => answer(),
    component: () => <p>{page.useLoaderData()}</p>,
    errorComponent: PageError,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const fail = (error: Error) => () => {
  throw error
}

test('a page that failed offline loads once the network is back', async () => {
  deviceState.reach = 'offline'
  open(fail(new ApiError('network')))
  expect(await screen.findByText('当前没有网络，这一页还没存到本机', { ignore: 'h1' })).toBeVisible()
  expect(document.title).toBe('当前没有网络，这一页还没存到本机 · 企业服务总入口')
  answer = () => '政策内容'
  act(() => void (deviceState.reach = 'online'))
  expect(await screen.findByText('政策内容')).toBeVisible()
})

test('a fault of the page shows its status and its message', async () => {
  open(fail(Object.assign(new Error('初始化失败'), { statusCode: 503 })))
  expect(await screen.findByText('页面出现问题')).toBeVisible()
  expect(document.title).toContain('错误 503')
  expect(screen.getByText('初始化失败')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
})

test.each([
  ['the page', new TypeError('x is undefined')],
  ['a call', new ApiError('fault', undefined, { cause: new TypeError('x is undefined') })],
])('a fault in %s shows a Chinese message with a number, the hotline and a link home', async (_, error) => {
  deviceState.reach = 'offline'
  open(fail(error))
  expect(await screen.findByText(/错误编号 \d{4}-\d{4}/)).toBeVisible()
  expect(screen.getByText('页面出现问题')).toBeVisible()
  expect(screen.queryByText(/当前没有网络/)).toBeNull()
  expect(screen.getByText('x is undefined')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '12345' })).toHaveAttribute('href', 'tel:12345')
  expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible()
})

test('a page that the city does not have shows the 404 page with a search', async () => {
  open(fail(new ApiError('notFound', undefined, { status: 404 })))
  expect(await screen.findByText(/This page could not be found/)).toBeVisible()
  expect(await screen.findByRole('search')).toBeVisible()
  expect(screen.getByRole('link', { name: '返回首页' })).toBeVisible()
})
