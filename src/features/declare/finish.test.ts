import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Receipt } from '#offline/outbox/item.ts'
import { declarationEnding } from './finish.ts'
import { turnFacts } from './turn.ts'

const of = { department: '市科技局', level: '市级' } as const
const answer = (status: string, updateTime: string) => ({
  ...{ id: 'd1', declareNo: 'SB20260930000001', version: 2, status },
  ...{ updateTime, submitTime: updateTime },
})
const receipt = (of: unknown) => ({ time: '2026-09-30T02:00:00.000Z', answer: of }) as Receipt
const factsAt = (now: string, status = '已提交', ending = declarationEnding(of, 'apply')) => {
  vi.setSystemTime(new Date(now))
  return Object.fromEntries(ending.finishOf(receipt(answer(status, now))).facts)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['within a week', '2026-11-23T02:00:00.000Z', '2026年11月26日'],
  ['over a weekend', '2026-11-27T02:00:00.000Z', '2026年12月2日'],
  ['over the holidays and a worked Saturday', '2026-09-29T02:00:00.000Z', '2026年10月9日'],
])('the finish names the office and counts its term by working days: %s', (_, now, due) => {
  expect(factsAt(now)).toEqual({
    当前处理单位: '市科技局',
    办理时限: `还剩 3 个工作日（应在${due}前完成形式审查）`,
    接下来: '初审，时限 5 个工作日',
    注意事项: '保持联系电话畅通；材料需要补正的，补正通知会发到消息',
  })
})

test('the finish and the page of the record say the same', () => {
  const now = '2026-11-27T02:00:00.000Z'
  const { 当前处理单位, 办理时限 } = factsAt(now)
  const page = turnFacts({ ...of, status: '已提交', since: now })
  expect(page).toEqual([
    ['当前处理单位', 当前处理单位],
    ['办理时限', 办理时限],
  ])
})

test('a confirmed benefit is with the treasury until its payment', () => {
  const payout = { batch: '第一批', account: '', payDate: '2026-12-11T09:00:00.000Z' }
  const ending = declarationEnding({ ...of, payout }, 'apply-msjx')
  expect(factsAt('2026-11-27T02:00:00.000Z', '自动兑付', ending)).toMatchObject({
    当前处理单位: '市财政局',
    兑付时间: '2026年12月11日前',
  })
})

test('an answer of an older portal still has its number, without facts', () => {
  expect(declarationEnding(of, 'apply').finishOf(receipt({ declareNo: 'SB1' }))).toEqual({ facts: [] })
})

test('a declaration that waits for the enterprise shows its own deadline, and an ended one no office', () => {
  const since = '2026-11-27T02:00:00.000Z'
  const now = Date.parse(since)
  expect(turnFacts({ ...of, status: '待补正', since, dueDate: '2026-12-11T10:00:00Z' }, '企业', now)).toEqual(
    [
      ['当前处理单位', '本企业'],
      ['办理时限', '2026年12月11日（还剩 14 天）'],
    ],
  )
  expect(turnFacts({ ...of, status: '已兑付', since })).toEqual([])
})
