import { expect, test } from 'vitest'
import '#api/all.ts'
import type { OutboxItem } from '#offline/outbox/item.ts'
import { badgeCount, type Due, dueNotices, gather, resultNotice } from './words.ts'

const item: OutboxItem = {
  ...{ schema: 1, seq: 1, id: 'i1', userId: 'u', enId: 'e', record: 'declare:item-rd' },
  ...{ endpoint: 'declare.create', input: { body: { type: 'apply' } }, title: '研发费用补助', files: [] },
  ...{ state: 'waiting', createdAt: '', attempts: 0, nextTry: 0, notBefore: 0 },
}

test.each([
  [
    { ...item },
    { id: 'd1', declareNo: 'SB1' },
    ['已提交：研发费用补助', '市平台已收到，可以查看进度。', '/declare/apply/view/d1?type=apply'],
  ],
  [
    { ...item, endpoint: 'appeal.save', title: '用电诉求' },
    { id: 'a1' },
    ['已提交：用电诉求', '市平台已收到，可以查看进度。', '/appeal/demand/detail?id=a1'],
  ],
  [
    { ...item, state: 'held', reason: '申请金额超过上限 50 万元' } as const,
    undefined,
    ['未通过：研发费用补助', '请打开修改后重新提交。', '/user/outbox'],
  ],
  [
    { ...item, state: 'held', unreadable: 5 } as const,
    undefined,
    ['未确认：研发费用补助', '市平台的回复无法识别，请打开查看。', '/user/outbox'],
  ],
  [
    { ...item, state: 'conflict' } as const,
    undefined,
    ['内容有冲突：研发费用补助', '内容已在别处更新，请选择保留哪一份。', '/user/outbox'],
  ],
])('an item is told by title and state alone: %#', (one, answer, [title, body, href]) => {
  expect(resultNotice(one, answer)).toMatchObject({ title, body, href })
})
test('nobody is told that a favourite has arrived', () => {
  expect(resultNotice({ ...item, endpoint: 'policy.favourite' }, null)).toBeUndefined()
})

const now = Date.parse('2026-12-01T10:00+08:00')
const due = (part: Partial<Due>): Due => ({
  ...{ id: 'declaration-d1', kind: '补正', title: '提交补正：研发费用补助', loss: '逾期未补正的，申报作废' },
  ...{ link: '/declare/apply/edit/d1?type=apply', ...part },
})
const wordsOf = (list: Due[]) => dueNotices(list, now).map(({ title, body }) => [title, body])

test('a correction is told when it comes, with its term', () => {
  expect(wordsOf([due({ date: '2026-12-10' })])).toEqual([
    ['提交补正：研发费用补助', '期限 12月10日，逾期未补正的，申报作废。'],
  ])
})
test('it is told again on its last two days, and no more once it is over', () => {
  expect(wordsOf([due({ date: '2026-12-02' })])).toEqual([
    ['提交补正：研发费用补助', '明日截止，逾期未补正的，申报作废。'],
  ])
  expect(wordsOf([due({ date: '2026-12-01' })])[0]?.[1]).toMatch(/^今天截止/)
  expect(wordsOf([due({ date: '2026-11-30' }), due({ date: '2026-12-01T09:00+08:00' })])).toEqual([])
  const tagOf = (date: string) => dueNotices([due({ date })], now)[0]!.tag
  expect(new Set(['2026-12-10', '2026-12-11', '2026-12-02'].map(tagOf))).toHaveProperty('size', 3)
})
test('a deadline of one’s own is told only when it is near, and another’s name is left out', () => {
  const favourite = { kind: '申报截止', title: '申报：稳岗返还', loss: '逾期不再受理' } as const
  expect(wordsOf([due({ ...favourite, date: '2026-12-06' })])).toEqual([])
  expect(wordsOf([due({ ...favourite, date: '2026-12-02' })])).toEqual([
    ['申报：稳岗返还', '明日截止，逾期不再受理。'],
  ])
  const request = { kind: '对接联系', title: '联系启明企业：减速器需求', date: '2026-12-02' } as const
  expect(wordsOf([due({ ...request, loss: '逾期未联系的，对接申请失效' })])).toEqual([
    ['联系对接方：减速器需求', '明日截止，逾期未联系的，对接申请失效。'],
  ])
})
test('the badge counts what is due and not over, and what waits', () => {
  const list = [due({}), due({ date: '2026-11-30' }), due({ date: '2026-12-02', count: 2 })]
  expect(badgeCount(list, 3, now)).toBe(6)
})
test('three matters are told one by one, four in one notice that names the first', () => {
  const four = dueNotices(
    ['1', '2', '3', '4'].map((id) => due({ id, title: `提交补正：项目 ${id}`, date: '2026-12-02' })),
    now,
  )
  expect(gather(four.slice(1))).toHaveLength(3)
  expect(gather(four)).toEqual([
    { tag: 'due', title: '4 项待办等待处理', body: '最近一项：提交补正：项目 1', href: '/user/relation' },
  ])
})
