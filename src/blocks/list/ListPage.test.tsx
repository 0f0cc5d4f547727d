// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  linkOptions,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '#api/call/client.ts'
import { ApiError } from '#api/call/error.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { deviceState } from '#offline/view.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { ListPage } from './ListPage.tsx'
import { filterOf, type FilterOf, filterOfSeveral, type ListSearch } from './list-address.ts'
import type { ListAnswer } from './answer.ts'

interface Search extends ListSearch {
  kind?: string
  brand?: string
  sort?: string
}
interface Row {
  id: string
  name: string
}

const settled = { error: null, isFetching: false, isPaused: false, failureReason: null, dataUpdatedAt: 1 }
const answer = (records: Row[], total = records.length, pages = 1): Loading<ListAnswer<Row>> => ({
  ...settled,
  refetch: () => undefined,
  data: { records, total, pages },
})
const rows = [
  { id: 'a', name: '减速器' },
  { id: 'b', name: '轴承' },
]

/** Renders a list at an address, and returns its router. */
async function open(query: Loading<ListAnswer<Row>>, search: Search = {}) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: (found: Search) => found,
    component: Shown,
  })
  function Shown() {
    const asked: Search = page.useSearch()
    const filters: FilterOf<Search>[] = [
      filterOf('类别', ['传动', '轴'], asked.kind, (kind) => ({ kind })),
      filterOfSeveral('品牌', ['海源', '博泵'], asked.brand?.split(','), (brand) => ({
        brand: brand?.join(','),
      })),
      { ...filterOf('排序', ['价格'], asked.sort, (sort) => ({ sort })), isOrder: true },
    ]
    const linkTo = (to: Search) => linkOptions({ to: '/', search: to as object })
    return (
      <ListPage<Search, Row>
        title="产品"
        noun="产品"
        unit="件"
        search={asked}
        linkTo={linkTo}
        query={query}
        searchLabel="搜产品"
        filters={filters}
        empty={{ title: '暂无产品' }}
      >
        {(row) => <ListRow key={row.id} title={row.name} link={linkOptions({ to: '/', hash: row.id })} />}
      </ListPage>
    )
  }
  const entry = `/?${new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])).toString()}`
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [entry] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: '产品' })
  return router
}

test('the list shows its rows and the same count above and below them', async () => {
  await open(answer(rows, 12, 2))
  expect(screen.getByRole('list', { name: '产品' })).toHaveTextContent('减速器轴承')
  expect(screen.getByRole('status')).toHaveTextContent('共 12 件')
  expect(screen.getByLabelText(/分页$/)).toHaveTextContent('共 12 件')
})

test('a new filter and a new search start at the first page', async () => {
  const router = await open(answer(rows, 12, 2), { page: 2 })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '类别' }))
  await user.click(screen.getByRole('link', { name: '传动' }))
  expect(router.state.location.search).toEqual({ kind: '传动' })
  await user.type(screen.getByRole('searchbox', { name: '搜产品' }), '轴承{Enter}')
  expect(router.state.location.search).toEqual({ kind: '传动', keyword: '轴承' })
})

test('an open filter, which covers the rows, closes when the focus moves to them', async () => {
  await open(answer(rows))
  const user = userEvent.setup()
  const filter = screen.getByRole('button', { name: '类别' })
  await user.click(filter)
  screen.getByRole('link', { name: '轴' }).focus()
  expect(filter).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('link', { name: '减速器' })).toHaveFocus()
  expect(filter).toHaveAttribute('aria-expanded', 'false')
})

test('a set filter is said once, and one press removes it and focuses its button', async () => {
  const router = await open(answer(rows, 12, 2), { kind: '轴', brand: '海源,博泵', sort: '价格', page: 2 })
  const user = userEvent.setup()
  const bar = screen.getByLabelText('筛选')
  const removers = () => within(bar).queryAllByRole('link', { name: /^去掉 / })
  expect(within(bar).getByRole('button', { name: '类别：轴' })).toBeVisible()
  expect(removers().map((one) => one.getAttribute('aria-label'))).toEqual([
    '去掉 类别：轴',
    '去掉 品牌：海源、博泵',
  ])
  await user.click(removers()[1]!)
  expect(router.state.location.search).toEqual({ kind: '轴', sort: '价格' })
  expect(screen.getByRole('button', { name: '品牌' })).toHaveFocus()
  await user.click(removers()[0]!)
  expect(router.state.location.search).toEqual({ sort: '价格' })
  // Sorting excludes no record, so there is nothing to clear.
  expect(removers()).toEqual([])
  expect(screen.queryByRole('link', { name: '清除筛选' })).toBeNull()
})

test('rows and pager of the previous search are inert', async () => {
  await open({ ...answer(rows, 12, 2), isPlaceholderData: true }, { page: 2 })
  expect(screen.getByRole('status')).toHaveTextContent('正在搜索…')
  expect(screen.getByLabelText('产品')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByLabelText(/分页$/)).toHaveAttribute('inert')
})

test('another page moves the focus to the top of the list', async () => {
  const router = await open(answer(rows, 12, 2))
  await userEvent.click(screen.getByRole('link', { name: '第 2 页' }))
  expect(router.state.location.search).toEqual({ page: 2 })
  expect(await screen.findByRole('group', { name: '产品，第 2 页' })).toHaveFocus()
})

test('an empty list shows its message', async () => {
  await open(answer([], 0, 0))
  expect(screen.getByText('暂无产品')).toBeVisible()
})

test('a list without matches offers to remove each condition', async () => {
  const router = await open(answer([], 0, 0), { kind: '轴', keyword: '齿轮' })
  expect(screen.getByText('没有符合条件的产品')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '去掉条件 类别：轴' }))
  expect(router.state.location.search).toEqual({ keyword: '齿轮' })
})

test('a page beyond the last leads to the last', async () => {
  const router = await open(answer([], 12, 2), { page: 7 })
  expect(screen.getByText('没有第 7 页')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '去最后一页' }))
  expect(router.state.location.search).toEqual({ page: 2 })
})

test('a failed list shows the error', async () => {
  await open({ ...answer([]), data: undefined, error: new ApiError('server') })
  expect(screen.getByRole('alert')).toHaveTextContent('服务器内部错误')
})

test('an uncached list shows offline that it is not on the device, without a retry button', async () => {
  deviceState.reach = 'offline'
  await open({ ...answer([]), data: undefined, isPaused: true })
  deviceState.reach = 'online'
  expect(screen.getByText('当前没有网络，这一页还没存到本机')).toBeVisible()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})
