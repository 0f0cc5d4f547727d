// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CorrectAddress } from './CorrectAddress.tsx'

/** Opens an address of a page with the search parameters `level` and `words` (a list), after another page. */
async function open(address: string) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: function Page() {
      const { level, words }: { level?: string; words?: string } = page.useSearch()
      const known = words?.split(',').filter((one) => ['甲', '乙'].includes(one))
      return (
        <>
          <h1>清单</h1>
          <CorrectAddress shown={{ level: ['市级', '省级'].find((one) => one === level), words: known }} />
        </>
      )
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/', address] })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('heading')
  return router
}

const addressOf = (router: Awaited<ReturnType<typeof open>>) => decodeURIComponent(router.state.location.href)

test.each([
  ['/list?level=县级', '/list'],
  ['/list?level=县级&page=2#two', '/list?page=2#two'],
  ['/list?words=甲,丙', '/list?words=甲'],
  ['/list?words=丙,丁', '/list'],
])('%s is corrected to %s without a new history entry', async (address, right) => {
  const router = await open(address)
  await waitFor(() => expect(addressOf(router)).toBe(right))
  expect(router.history.length).toBe(2)
})

test.each(['/list?level=市级&words=甲,乙', '/list?utm_source=mail&from=wechat', '/list'])(
  '%s is not changed',
  async (address) => {
    const router = await open(address)
    let moves = 0
    router.history.subscribe(() => (moves += 1))
    await waitFor(() => expect(router.state.status).toBe('idle'))
    expect(addressOf(router)).toBe(address)
    expect(moves).toBe(0)
  },
)
