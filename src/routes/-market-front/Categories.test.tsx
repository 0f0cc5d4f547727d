// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Categories } from './Categories.tsx'

const tree = [
  {
    name: '机械设备',
    count: 9,
    children: [
      {
        name: '机床',
        count: 7,
        children: [
          { name: '数控车床', count: 4, children: [] },
          { name: '磨床', count: 3, children: [] },
        ],
      },
    ],
  },
  { name: '包装', count: 2, children: [{ name: '周转包装', count: 2, children: [] }] },
]

test('A category of the second level unfolds those of the third with their counts, by keyboard', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Categories tree={tree} /> }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  const user = userEvent.setup()
  const unfold = await screen.findByRole('button', { name: '机床的小类' })
  expect(screen.queryByRole('link', { name: /^数控车床\s*4$/ })).toBeNull()
  screen.getByRole('link', { name: /^机床\s*7$/ }).focus()
  await user.tab()
  expect(unfold).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  const first = screen.getByRole('link', { name: /^数控车床\s*4$/ })
  expect(first).toHaveFocus()
  expect(first).toHaveAttribute('href', `/market/list?category=${encodeURIComponent('数控车床')}`)
  expect(within(first.closest('ul')!).getAllByRole('link')).toHaveLength(2)
  // A category without children has no button.
  expect(screen.queryByRole('button', { name: '周转包装的小类' })).toBeNull()
})
