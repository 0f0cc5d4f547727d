import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declaredQuery, cityDraftOf, draftsQuery } from './item.ts'

const pageOf = (...records: Partial<DeclarationBrief>[]) => ({
  ...{ records: records as DeclarationBrief[], total: records.length },
  ...{ size: 10, current: 1, pages: 1 },
})
const draft = { id: 'd1', itemId: 'item-1', status: '草稿' as const }

test('the newest cached answer tells whether the city has a draft of an item; without one it is unknown', () => {
  const client = new QueryClient()
  expect(cityDraftOf(client, 'item-1')).toBeUndefined()
  client.setQueryData(draftsQuery.queryKey, pageOf(draft), { updatedAt: 1 })
  expect(cityDraftOf(client, 'item-1')).toMatchObject({ id: 'd1' })
  expect(cityDraftOf(client, 'item-2')).toBeNull()
  client.setQueryData(declaredQuery('item-1').queryKey, pageOf({ ...draft, status: '已提交' }), {
    updatedAt: 2,
  })
  expect(cityDraftOf(client, 'item-1')).toBeNull()
})
