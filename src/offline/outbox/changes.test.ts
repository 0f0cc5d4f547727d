import { expect, test } from 'vitest'
import { endpoints } from '#api/call/endpoint.ts'
import '#api/all.ts'
import type { Kind } from '#api/effect.ts'
import { changesIn, kindOf, outcomeIn } from './changes.ts'
import { items, receipts } from './rows.ts'

/** Returns an item as stored by the version of commit 077dd1be. */
const kept = (endpoint: string, input: object, record: string) => ({
  schema: 1,
  seq: 3,
  id: '5f6e1f0a-0a6e-4a53-8f53-0d5b2a0f1c11',
  userId: 'user-1',
  enId: 'en-1',
  record,
  endpoint,
  input,
  title: '下架需求：精密轴外发',
  files: [],
  state: 'waiting',
  createdAt: '2026-11-28T05:54:25.000Z',
  attempts: 1,
  nextTry: 1_795_845_265_000,
  notBefore: 0,
  reason: '服务器连接失败',
})
/** Returns a receipt of the same version; older ones have no number. */
const sent = (endpoint: string, answer: unknown, record: string, more: object = { seq: 7 }) => ({
  id: '5f6e1f0a-0a6e-4a53-8f53-0d5b2a0f1c11',
  title: '下架需求：精密轴外发',
  record,
  enId: 'en-1',
  endpoint,
  time: '2026-11-28T05:54:26.000Z',
  answer,
  ...more,
})
const save = (body: object, record = 'docking:demand:new') => kept('docking.demandSave', { body }, record)
const message = { channel: 'chat', draftKey: 'key-1', content: '设备更新补助什么时候到账？' }

test.each<[Kind, ReturnType<typeof kept>, object[]]>([
  [
    'demand',
    kept('docking.demandDown', { params: { id: 'd-1' } }, 'docking:demand:d-1'),
    [{ id: 'd-1', status: '已下架' }],
  ],
  ['demand', save({ title: '精密轴外发', id: 'd-1', version: 2 }), []],
  [
    'supply',
    kept('docking.supplySolve', { params: { id: 's-1' }, body: {} }, 'docking:supply:s-1'),
    [{ id: 's-1', status: '已解决' }],
  ],
  [
    'listing',
    kept('market.draft', { body: { down: true, id: 'l-1', version: 4 } }, 'market:l-1'),
    [{ id: 'l-1', status: '已下架' }],
  ],
  ['listing', kept('market.draft', { body: { title: '轴承', draftKey: 'k' } }, 'market:new'), []],
  [
    'product',
    kept('serve.productUp', { params: { id: 'p-1' } }, 'serve-product:p-1'),
    [{ id: 'p-1', status: '已上架' }],
  ],
  [
    'signup',
    kept('activity.participate', { body: { action: 'cancel', activityId: 'a-1' } }, 'activity:a-1'),
    [{ id: 'a-1', pending: 'cancel' }],
  ],
  [
    'signup',
    kept('activity.evaluate', { body: { activityId: 'a-1', score: 5, content: '' } }, 'activity:a-1'),
    [{ id: 'a-1', pending: 'evaluate' }],
  ],
  [
    'declaration',
    kept('declare.update', { body: { id: 'x-1', version: 1, action: 'withdraw' } }, 'declare:x-1'),
    [{ id: 'x-1', deed: 'withdraw' }],
  ],
  [
    'favouritePolicy',
    kept('favourite.batch', { body: { ids: ['a', 'b'], favorite: false } }, 'favourite:1'),
    [
      { id: 'a', favorite: false },
      { id: 'b', favorite: false },
    ],
  ],
  [
    'favouriteRecord',
    kept('serve.cancelFavorite', { params: { id: 'favorite-1' } }, 'serve-favourite:product:p-1'),
    [{ id: 'product:p-1', favorite: false }],
  ],
  [
    'following',
    kept('policy.unsubscribe', { query: { id: 't-1' } }, 'subscription:t-1'),
    [{ id: 't-1', follow: false }],
  ],
  ['message', kept('message.readAll', { body: { ids: ['m-1'] } }, 'message'), [{ id: 'm-1', read: true }]],
  [
    'appeal',
    kept('appeal.save', { body: message }, 'appeal:key-1'),
    [{ id: 'key-1', said: { messageId: 'key-1', words: message.content, isFirst: true } }],
  ],
  ['appeal', kept('appeal.save', { body: { action: 'urge', id: 'q-1', words: '' } }, 'appeal:q-1'), []],
  [
    'answers',
    kept('attribute.save', { body: { answers: { staff: 30 } } }, 'attribute:en-1'),
    [{ id: 'attribute:en-1', answers: { staff: 30 } }],
  ],
])('a %s call stored by the previous version has the same effect: %#', (kind, item, changes) => {
  expect(items.fits(item)).toBe(true)
  expect(changesIn(kind, item as never)).toEqual(changes)
})

test.each<[Kind, ReturnType<typeof sent>, object[]]>([
  [
    'demand',
    sent('docking.demandUp', { id: 'd-1', version: 3, status: '已上架' }, 'docking:demand:d-1'),
    [{ id: 'd-1', status: '已上架' }],
  ],
  [
    'listing',
    sent('market.save', { id: 'l-1', version: 1, status: '待审核' }, 'market:new', {}),
    [{ id: 'l-1', status: '待审核' }],
  ],
  [
    'favouritePolicy',
    sent('favourite.add', { id: 'a', favorite: true, favoriteCount: 4 }, 'favourite:a'),
    [{ id: 'a', favorite: true }],
  ],
  [
    'favouriteRecord',
    sent('serve.cancelFavorite', null, 'serve-favourite:product:p-1'),
    [{ id: 'product:p-1', favorite: false }],
  ],
  [
    'following',
    sent('policy.subscribe', [{ id: 't-1' }], 'subscription:t-1'),
    [{ id: '', all: [{ id: 't-1' }] }],
  ],
  ['report', sent('match.remove', null, 'match-report:r-1'), []],
])('the receipt of a %s call has the same outcome: %#', (kind, receipt, changes) => {
  expect(receipts.fits(receipt)).toBe(true)
  expect(outcomeIn(kind, receipt as never)).toEqual(changes)
})

test('a call of an unknown shape changes nothing, and breaks no page', () => {
  expect(changesIn('message', kept('message.readAll', {}, 'message') as never)).toEqual([])
  expect(outcomeIn('demand', sent('docking.demandUp', null, 'docking:demand:d-1') as never)).toEqual([])
  expect(kindOf({ endpoint: 'docking.ofAnotherVersion' })).toBeUndefined()
})

test('every queued call declares its effect, whatever its input', () => {
  const queued = [...endpoints.values()].filter(({ queue }) => queue)
  expect(queued.length).toBeGreaterThan(30)
  expect(queued.filter(({ effect }) => !effect).map(({ name }) => name)).toEqual([])
  const read = queued.map(({ name, queue }) => changesIn(queue!, kept(name, {}, '') as never))
  expect(read.every(Array.isArray)).toBe(true)
})
