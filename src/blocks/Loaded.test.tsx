// @vitest-environment jsdom
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/call/error.ts'
import { deviceState } from '#offline/view.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Loaded } from './Loaded.tsx'

/** Renders a paged list; the test resolves the answer of each page. */
function paged() {
  const answers = new Map<number, (rows: string[]) => void>()
  function Paged({ page }: { page: number }) {
    const query = useQuery({
      queryKey: ['rows', page],
      queryFn: () => new Promise<string[]>((answer) => answers.set(page, answer)),
      placeholderData: keepPreviousData,
    })
    return (
      <Loaded query={query} isEmpty={(rows) => rows.length === 0} empty={<p>没有</p>}>
        {(rows) => (
          <List label="政策">
            {rows.map((row) => (
              <ListRow key={row} title={row} />
            ))}
          </List>
        )}
      </Loaded>
    )
  }
  const client = new QueryClient()
  const at = (page: number) => (
    <QueryClientProvider client={client}>
      <Paged page={page} />
    </QueryClientProvider>
  )
  const { rerender } = render(at(1))
  return {
    open: (page: number) => rerender(at(page)),
    /** Resolves a page and waits for its first row, or for the empty text. */
    come: (page: number, rows: string[]) => {
      answers.get(page)?.(rows)
      return screen.findByText(rows[0] ?? '没有')
    },
  }
}

test('rows of the previous page stay, dimmed and inert, until the next page arrives', async () => {
  const list = paged()
  await list.come(1, ['一', '二'])
  const rows = screen.getByLabelText('政策')
  const row = screen.getByText('一')
  expect(rows).not.toHaveAttribute('inert')
  expect(rows).not.toHaveAttribute('aria-busy')

  list.open(2)
  expect(screen.getByText('一')).toBe(row)
  expect(rows).toHaveAttribute('inert')
  expect(rows).toHaveAttribute('aria-busy', 'true')

  await list.come(2, ['三'])
  expect(row).not.toBeInTheDocument()
  expect(screen.getByLabelText('政策')).toBe(rows)
  expect(rows).not.toHaveAttribute('inert')
  expect(rows).not.toHaveAttribute('aria-busy')
})

test('an empty previous page does not make the next page look empty', async () => {
  const list = paged()
  await list.come(1, [])
  list.open(2)
  expect(screen.queryByText('没有')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('正在加载')
  await list.come(2, ['三'])
})

test('a page shows the age of its oldest block once, with one button that retries all blocks', async () => {
  deviceState.reach = 'online'
  const tried: string[] = []
  const block = (name: string, at: string) => (
    <Loaded
      query={{
        data: name,
        error: new Error(),
        isFetching: false,
        isPaused: false,
        failureReason: null,
        dataUpdatedAt: Date.parse(at),
        refetch: () => tried.push(name),
      }}
    >
      {(text) => <p>{text}</p>}
    </Loaded>
  )
  render(
    <>
      {block('甲', '2026-11-20T01:12:00Z')}
      {block('乙', '2026-11-18T01:12:00Z')}
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('11月18日 09:12')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(tried).toEqual(['甲', '乙'])
})

test('a failed block keeps its message and the focus on its button while it retries', async () => {
  const ends: ((rows?: string[]) => void)[] = []
  function Block() {
    const query = useQuery({
      queryKey: ['fails'],
      queryFn: () =>
        new Promise<string[]>((come, fail) =>
          ends.push((rows) => (rows ? come(rows) : fail(new ApiError('timeout')))),
        ),
      retry: false,
    })
    return <Loaded query={query}>{(rows) => <p>{rows.join()}</p>}</Loaded>
  }
  // Some failures link back to a page, which needs a router.
  const router = createRouter({
    routeTree: createRootRoute({ component: Block }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  ends[0]!()
  const button = await screen.findByRole('button', { name: '重试' })
  const title = screen.getByRole('alert').textContent
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: '正在重试' })).toHaveFocus()
  ends[1]!()
  expect(await screen.findByRole('button', { name: '重试' })).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(title!)
  await userEvent.keyboard('{Enter}')
  ends[2]!(['甲'])
  expect(await screen.findByText('甲')).toBeVisible()
})
