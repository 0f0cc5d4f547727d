import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { query } from '#api/call/query.ts'
import { enterprise, type EnterpriseBasic } from '#api/enterprise.ts'
import { setOwner } from '#offline/owner.ts'
import { deviceState } from '#offline/view.ts'
import { account } from '#session/account.ts'

/** Enterprise record with the fields that forms prefill. */
const enterpriseRecord = {
  enId: 'en-a',
  industry: '新材料',
  district: '临港区',
  foundedYear: 2009,
  address: '临港区港城路201号',
  contactName: '何嘉树',
  contactPhone: '13800000004',
} as EnterpriseBasic

/** Acts as a new user of an enterprise, offline and with an empty outbox. */
export async function actFor(): Promise<void> {
  Object.assign(account, { enId: 'en-a', userInfo: undefined })
  Object.assign(deviceState, { outbox: [], receipts: [], reach: 'offline' })
  await setOwner({ userId: crypto.randomUUID(), enId: 'en-a' })
}

/** Wraps a form on a device that has the enterprise's record, with a city that never answers. */
export function WithRecord({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(query(enterprise.basic, {}).queryKey, enterpriseRecord)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
