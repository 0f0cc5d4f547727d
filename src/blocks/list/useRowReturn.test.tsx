// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRowReturn } from './useRowReturn.ts'

/** State of the list: `areThere` is true while its rows are rendered. */
const rows = proxy({ areThere: true })

function List() {
  const { areThere } = useSnapshot(rows)
  const list = useRef<HTMLUListElement>(null)
  useRowReturn(list, areThere)
  return (
    <>
      <input aria-label="搜产品" />
      <ul ref={list}>
        <li>
          <Link to="/" hash="row">
            减速器
          </Link>
        </li>
        <li>
          <Link to={'/bearing' as '/'}>轴承</Link>
        </li>
      </ul>
    </>
  )
}

/** Opens the second row and returns to the list. */
async function comeBack() {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: List }),
      createRoute({ getParentRoute: () => root, path: '/bearing', component: () => <h1>轴承</h1> }),
    ]),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('link', { name: '轴承' }))
  await screen.findByRole('heading')
  rows.areThere = false
  router.history.back()
  await screen.findByRole('textbox')
}

beforeEach(() => {
  // jsdom lacks `scrollIntoView`.
  Element.prototype.scrollIntoView = vi.fn()
  rows.areThere = true
})

/** Renders the rows, and waits for the frames in which the focus may move. */
const haveRows = () =>
  act(async () => {
    rows.areThere = true
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })

test('returning to a list focuses the row that was opened', async () => {
  await comeBack()
  await haveRows()
  expect(screen.getByRole('link', { name: '轴承' })).toHaveFocus()
})

test('a field keeps the focus when the rows arrive', async () => {
  await comeBack()
  await userEvent.type(screen.getByRole('textbox'), '泵')
  await haveRows()
  expect(screen.getByRole('textbox')).toHaveFocus()
})
