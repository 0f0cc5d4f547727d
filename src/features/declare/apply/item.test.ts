import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { DeclarationBrief } from '#api/declaration.ts'
import { declaredQuery, draftIn, draftsQuery } from './item.ts'

const said = (...records: Partial<DeclarationBrief>[]) => ({
  ...{ records: records as DeclarationBrief[], total: records.length },
  ...{ size: 10, current: 1, pages: 1 },
})
const draft = { id: 'd1', itemId: 'item-1', status: '草稿' as const }

test('whether the city has a draft of an item is known by what was said of it last, else not at all', () => {
  const client = new QueryClient()
  expect(draftIn(client, 'item-1')).toBeUndefined()
  client.setQueryData(draftsQuery.queryKey, said(draft), { updatedAt: 1 })
  expect(draftIn(client, 'item-1')).toMatchObject({ id: 'd1' })
  expect(draftIn(client, 'item-2')).toBeNull()
  client.setQueryData(declaredQuery('item-1').queryKey, said({ ...draft, status: '已提交' }), {
    updatedAt: 2,
  })
  expect(draftIn(client, 'item-1')).toBeNull()
})
