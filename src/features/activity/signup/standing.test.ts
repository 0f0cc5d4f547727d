import { expect, test } from 'vitest'
import { activity } from '#api/activity.ts'
import type { Participant } from '#api/activity-signup.ts'
import { overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt, ReceiptNo } from '#offline/outbox/item.ts'
import { chipOf } from './standing.ts'

const signup = (change: Partial<Participant> = {}): Participant => ({
  id: 'participant-1',
  createTime: '2026-11-20T01:00:00.000Z',
  updateTime: '2026-11-20T01:00:00.000Z',
  enId: 'en-1',
  activityId: 'a-1',
  name: '林晓岚',
  phone: '13800000001',
  people: 1,
  status: '已通过',
  ...change,
})
const item = (body: object, state: OutboxItem['state'] = 'waiting', endpoint = activity.participate.name) =>
  ({ endpoint, state, input: { body } }) as unknown as OutboxItem
const receipt = (seq: number, answer: unknown) =>
  ({ seq, endpoint: activity.participate.name, answer }) as unknown as Receipt

const standingOf = (
  id: string,
  fromCity: Participant | undefined,
  asOf: number,
  local: Parameters<typeof overlay>[4],
) => overlay('signup', id, { signup: fromCity }, asOf as ReceiptNo, local).now

test('a queued check-in shows before the city has it, over the state from the city', () => {
  const outbox = [item({ action: 'checkin', activityId: 'a-1', at: '2026-11-23T01:00:00.000Z' })]
  const standing = standingOf('a-1', signup(), 0, { outbox, receipts: [] })
  expect(standing.signup?.status).toBe('已通过')
  expect(chipOf(standing)).toEqual({ words: '待确认签到', tone: 'warn' })
})

test('a receipt newer than the page counts, a refused call does not', () => {
  const receipts = [receipt(5, signup({ status: '候补', waitNumber: 2 }))]
  const local = { outbox: [item({ action: 'cancel', activityId: 'a-1' }, 'held')], receipts }
  expect(chipOf(standingOf('a-1', undefined, 4, local))).toEqual({ words: '候补第 2 号', tone: 'warn' })
  // The page's own answer is newer than the receipt.
  expect(chipOf(standingOf('a-1', signup(), 5, local))).toEqual({ words: '已通过', tone: 'ok' })
})

test('a call about another activity, or of another area, changes nothing', () => {
  const outbox = [
    item({ action: 'cancel', activityId: 'a-2' }),
    item({ activityId: 'a-1' }, 'waiting', 'docking.demandDock'),
  ]
  const receipts = [receipt(5, signup({ activityId: 'a-2', status: '已取消' })), receipt(4, { id: 'x' })]
  expect(standingOf('a-1', undefined, 0, { outbox, receipts })).toEqual({ signup: undefined })
  expect(chipOf({ signup: undefined })).toBeUndefined()
})

test('a queued evaluation is pending as an evaluation', () => {
  const outbox = [item({ activityId: 'a-1', score: 4 }, 'waiting', activity.evaluate.name)]
  expect(standingOf('a-1', signup(), 0, { outbox, receipts: [] }).pending).toBe('evaluate')
})
