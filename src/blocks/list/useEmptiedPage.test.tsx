// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  linkOptions,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { proxy, ref, useSnapshot } from 'valtio'
import { expect, test } from 'vitest'
import type { ListAnswer } from './answer.ts'
import type { ListSearch } from './list-address.ts'
import { useEmptiedPage } from './useEmptiedPage.ts'

const rows = (count: number, total: number, pages: number): ListAnswer<string> => ({
  records: Array.from({ length: count }, (_, row) => String(row)),
  total,
  pages,
})

/** Renders a list at an address; `become` changes its answer. */
async function open(entry: string, first: ListAnswer<string>) {
  const shown = proxy({ answer: ref(first) })
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: (found: ListSearch) => found,
    component: Shown,
  })
  function Shown() {
    const search: ListSearch = page.useSearch()
    const { answer } = useSnapshot(shown) as typeof shown
    const isGone = useEmptiedPage(search, answer, (to) => linkOptions({ to: '/', search: to as object }))
    return (
      <p>{isGone ? '正在前往' : `第 ${String(search.page ?? 1)} 页，${String(answer.records.length)} 条`}</p>
    )
  }
  const history = createMemoryHistory({ initialEntries: ['/?page=1', entry], initialIndex: 1 })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(/条$/)
  return {
    router,
    become: (answer: ListAnswer<string>) => act(async () => void (shown.answer = ref(answer))),
  }
}

test('a last page that becomes empty is replaced by the previous page, without a new history entry', async () => {
  const { router, become } = await open('/?page=3', rows(4, 24, 3))
  await become(rows(0, 20, 2))
  expect(router.state.location.search).toEqual({ page: 2 })
  expect(router.history.length).toBe(2)
})

test('the address has no page if only one is left', async () => {
  const { router, become } = await open('/?page=2&keyword=泵', rows(4, 14, 2))
  await become(rows(0, 10, 1))
  expect(router.state.location.search).toEqual({ keyword: '泵' })
})

test('an address with a page beyond the last is not changed', async () => {
  const { router } = await open('/?page=7', rows(0, 12, 2))
  expect(router.state.location.search).toEqual({ page: 7 })
  expect(screen.getByText('第 7 页，0 条')).toBeVisible()
})
