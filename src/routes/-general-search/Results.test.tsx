// @vitest-environment jsdom
import type { UseQueryResult } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { type Kind, kindKeys } from '#blocks/search/kinds.ts'
import type { Found } from '#blocks/search/table.ts'
import { Results } from './Results.tsx'

const failed = { data: undefined, error: new ApiError('timeout'), isError: true, isFetching: false }
const asked = { data: undefined, error: null, isError: false, isFetching: true }
const nothing = { data: { hits: [], total: 0, pages: 1 }, error: null, isError: false, isFetching: false }

test('A failed search keeps its message and the focus at its button while it is retried', async () => {
  const answers: ((state: object) => void)[] = []
  function Searched() {
    const [state, setState] = useState<object>(failed)
    const refetch = () => {
      setState(asked)
      answers.push(setState)
    }
    const found = Object.fromEntries(kindKeys.map((kind) => [kind, { ...state, refetch }]))
    return (
      <Results
        looked="研发"
        kind={undefined}
        page={1}
        found={found as unknown as Record<Kind, UseQueryResult<Found>>}
        kept={undefined}
        linkOf={() => ({ to: '/general-search' })}
      />
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Searched }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  const failure = await screen.findByRole('alert')
  const words = failure.textContent
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(answers).toHaveLength(kindKeys.length)
  expect(screen.getByRole('button', { name: '正在重试' })).toHaveFocus()

  answers[0]!(failed)
  expect(await screen.findByRole('button', { name: '重试' })).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(words!)
  await userEvent.keyboard('{Enter}')
  answers.at(-1)!(nothing)
  expect(await screen.findByText('没有找到相关内容')).toBeVisible()
})
