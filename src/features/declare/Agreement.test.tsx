// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { query } from '#api/call/query.ts'
import { type Enterprise, enterprise } from '#api/enterprise.ts'
import { Agreement } from './Agreement.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useNavigate: () => () => undefined,
}))
vi.mock('#offline/drafts/useDrafts.ts', () => ({ useDrafts: () => [] }))

const handedIn = {
  ...{ id: 'd1', type: 'apply', itemId: 'i', itemName: '首台套', materials: [] },
  submitTime: '2026-10-27T02:00:00.000Z',
  figures: { rdCost: 2_600_000, employees: 186 },
}

test('a figure that only its item asks is compared, named with record and date, and leads to its field', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const record = { enId: 'en', attributes: [], handedIn: [handedIn] } as unknown as Enterprise
  client.setQueryData(query(enterprise.current, {}).queryKey, record)
  const goTo = vi.fn()
  render(
    <QueryClientProvider client={client}>
      <Agreement
        own={{ form: 'declare-apply', record: 'item-rd' }}
        values={{ form: { employees: 186 }, details: { rdCost: 2_354_000 } }}
        labels={{ 'details.rdCost': '上年研发费用' }}
        since="2026-11-29T02:00:00.000Z"
        goTo={goTo}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(
    '与 10月27日 申报的“上年研发费用”不一致（260 → 235.4 万元）',
  )
  await userEvent.click(screen.getByRole('button', { name: '修改上年研发费用：260 → 235.4 万元' }))
  expect(goTo).toHaveBeenCalledWith('details.rdCost')
})
