import { expect, test } from 'vitest'
import type { FavouritePolicy } from '#api/favourite.ts'
import type { Favorite } from '#api/serve.ts'
import { findRows } from '#lib/search/rows.ts'
import '#api/all.ts'
import { NO_RECEIPT, type OutboxItem, type Receipt, type ReceiptNo } from '#offline/outbox/item.ts'
import { byClosing, closingCount, policyRows, type Row, serviceRows, wordsOf } from './rows.ts'

const now = Date.parse('2026-11-21T02:00:00.000Z')
const item = (endpoint: string, input: OutboxItem['input'], record: string): OutboxItem => ({
  schema: 1,
  seq: 1,
  id: endpoint,
  userId: 'u',
  enId: '',
  record,
  endpoint,
  input,
  title: '收藏：新政策',
  files: [],
  state: 'waiting',
  createdAt: '2026-11-21T01:00:00.000Z',
  attempts: 0,
  nextTry: 0,
  notBefore: 0,
})
const receipt = (endpoint: string, record: string, answer: unknown): Receipt => ({
  id: record,
  title: '',
  record,
  enId: '',
  endpoint,
  time: new Date(now + 1_000).toISOString(),
  seq: 1 as ReceiptNo,
  answer,
})
const none = { asOf: NO_RECEIPT, outbox: [], receipts: [] }
const policy = (id: string, rest: Partial<FavouritePolicy> = {}) =>
  ({
    id,
    title: `政策${id}`,
    level: '市级',
    departments: ['市科技局'],
    policyType: '资金奖补',
    validity: '有效',
    isRolling: false,
    favoriteTime: '2026-11-01T02:00:00.000Z',
    ...rest,
  }) as FavouritePolicy
const service: Favorite = {
  id: 'favorite-1',
  createTime: '2026-11-01T02:00:00.000Z',
  updateTime: '2026-11-01T02:00:00.000Z',
  type: 'product',
  targetId: 'product-1',
  name: '专利代理',
}

test('A removed favourite stays with its mark until the city has the change; one added here comes first', () => {
  const outbox = [
    item('favourite.batch', { body: { ids: ['a'], favorite: false } }, 'batch'),
    item('favourite.add', { params: { id: 'n' } }, 'favourite:n'),
  ]
  const rows = policyRows([policy('a'), policy('b')], { ...none, outbox })
  expect(rows.map(({ id, change }) => [id, change])).toEqual([
    ['n', 'added'],
    ['a', 'cancelled'],
    ['b', undefined],
  ])
  expect(rows[0]?.title).toBe('新政策')
  const receipts = [receipt('favourite.batch', 'batch', [{ id: 'a', favorite: false, favoriteCount: 0 }])]
  expect(policyRows([policy('a'), policy('b')], { ...none, receipts }).map(({ id }) => id)).toEqual(['b'])
})

test('A service no longer public shows so and has no link; removing hides it, adding it again keeps it', () => {
  expect(serviceRows([service], none)[0]).toMatchObject({ title: '专利代理', ended: '已下架' })
  expect(serviceRows([service], none)[0]?.link).toBeUndefined()
  const record = 'serve-favourite:product:product-1'
  const cancel = item('serve.cancelFavorite', { params: { id: 'favorite-1' } }, record)
  expect(serviceRows([service], { ...none, outbox: [cancel] })[0]?.change).toBe('cancelled')
  const wish = (favorite: boolean) =>
    item('serve.toggleFavorite', { body: { type: 'product', id: 'product-1', favorite } }, record)
  expect(serviceRows([service], { ...none, outbox: [cancel, wish(true)] })[0]?.change).toBeUndefined()
  // The last change counts, whichever call it uses: removed on its own page.
  expect(serviceRows([service], { ...none, outbox: [wish(true), wish(false)] })[0]?.change).toBe('cancelled')
  expect(
    serviceRows([service], { ...none, receipts: [receipt('serve.cancelFavorite', record, null)] }),
  ).toEqual([])
})

test('The nearest deadline is first, ended ones last; only deadlines within a week are counted', () => {
  const row = (id: string, applyEnd?: string, rest: Partial<Row> = {}): Row => ({
    id,
    title: id,
    meta: [],
    window: { applyEnd, isRolling: applyEnd === undefined },
    ...rest,
  })
  const rows = [
    row('over', '2026-11-01T02:00:00.000Z'),
    row('rolling'),
    row('later', '2026-12-21T02:00:00.000Z'),
    row('void', '2026-11-23T02:00:00.000Z', { ended: '废止' }),
    row('soon', '2026-11-24T02:00:00.000Z'),
  ]
  expect(byClosing(rows, now).map(({ id }) => id)).toEqual(['soon', 'later', 'rolling', 'over', 'void'])
  expect(closingCount(rows, now)).toBe(1)
  expect(findRows(rows, ' so ', wordsOf).map(({ id }) => id)).toEqual(['soon'])
  expect(findRows(rows, '', wordsOf)).toHaveLength(5)
})
