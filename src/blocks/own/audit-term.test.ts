import { expect, test } from 'vitest'
import type { Receipt } from '#offline/outbox/item.ts'
import { auditedWords, auditEnding, auditFacts } from './audit-term.ts'
import type { OwnPages } from './kind.ts'

const own = {
  auditDays: 1,
  audited: '上架',
  passed: '上架公开',
  mine: { label: '我的需求', link: { to: '/user/my-demand' } },
  viewLink: (id: string) => ({ to: '/user/outbox', hash: id }),
} as unknown as OwnPages

test('an audit ends by working days, after the weekend', () => {
  const friday = '2026-11-27T02:00:00.000Z'
  expect(auditedWords(own)).toBe('1 个工作日内上架')
  expect(auditFacts(own, friday, Date.parse(friday))).toEqual([
    ['当前处理单位', '市平台'],
    ['审核时限', '还剩 1 个工作日（应在2026年11月30日前完成审核）'],
  ])
})

test('the finish leads to the record, and says what passing and failing bring', () => {
  const time = '2026-11-27T02:00:00.000Z'
  const answer = { id: 'n1', version: 1, status: '待审核' }
  const { facts, record } = auditEnding(own).finishOf({ time, answer } as Receipt)
  expect(record).toMatchObject({ hash: 'n1' })
  expect(Object.fromEntries(facts)['接下来']).toBe('通过后上架公开；未通过的注明原因，可以修改后重新提交')
})
