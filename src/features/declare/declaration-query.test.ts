import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { declare } from '#api/declare.ts'
import { query } from '#api/call/query.ts'
import { openCity } from '#mocks/declare/declare.test-kit.ts'
import { formOf } from './declaration-query.ts'

openCity()
let client: QueryClient
beforeEach(() => (client = new QueryClient()))

const cacheList = (id: string, type: string) =>
  client.setQueryData(query(declare.mine, { query: { group: '全部' } }).queryKey, {
    records: [{ id, type }],
  } as never)

test('the lists on the device give the form of a declaration, without asking the city', async () => {
  cacheList('decl-nowhere', 'spec-declare')
  expect(await formOf(client, 'decl-nowhere')).toBe('spec-declare')
})

test('the city’s list gives the form if the device has no list', async () => {
  expect(await formOf(client, 'zjtx-draft')).toBe('spec-declare')
})

test('a declaration that is in no list has the general form', async () => {
  expect(await formOf(client, 'decl-nowhere')).toBe('apply')
})
