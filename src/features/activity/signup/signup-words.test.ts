import { expect, test } from 'vitest'
import type { Participant } from '#api/activity-signup.ts'
import { deviceState } from '#offline/view.ts'
import { statusWords } from './signup-words.ts'

const one = {
  mode: '线下' as const,
  startTime: '2026-12-18T06:00:00.000Z',
  endTime: '2026-12-18T09:00:00.000Z',
  signupStart: '2026-12-01T01:00:00.000Z',
  signupEnd: '2026-12-17T09:00:00.000Z',
  quota: 40,
  signed: 40,
  cancelled: false,
}
const at = (time: string) => Date.parse(`2026-12-${time}:00.000Z`)
const words = (
  change: Partial<Participant>,
  now = at('10T00:00'),
  also: Partial<typeof one> & { changeReason?: string } = {},
) =>
  statusWords({ ...one, ...also }, { signup: { status: '已通过', people: 2, ...change } as Participant }, now)

test.each([
  ['before', at('18T05:29'), '已报名 2 人，请凭签到码到场；开始前 30 分钟起可以自助签到。'],
  ['from half an hour before', at('18T05:30'), '现在可以签到：填写会场屏幕上的现场码，或出示签到码。'],
  ['until the end', at('18T08:59'), '现在可以签到：填写会场屏幕上的现场码，或出示签到码。'],
  ['after it', at('18T09:00'), '没有签到记录。'],
])('an admitted participant reads the next step: %s', (_, now, expected) => {
  expect(words({}, now)).toBe(expected)
})

test('a waiting participant reads the position in the queue and the deadline of an offered place', () => {
  expect(words({ status: '候补', waitNumber: 3, waitBefore: 2 })).toContain('前面还有 2 人候补')
  expect(words({ status: '候补', waitNumber: 1, waitBefore: 0 })).toContain('候补首位')
  expect(words({ status: '待确认候补', offerUntil: '2026-12-12T02:00:00.000Z' })).toContain(
    '12月12日 10:00前确认参加',
  )
})

test('a rejection, a cancellation and a cancelled activity show their reason', () => {
  expect(words({ status: '未通过', reason: '名额有限。' })).toBe('主办方未通过本次报名：名额有限。')
  expect(words({ status: '已取消', reason: '活动已开始，没有空出名额。' })).toBe('活动已开始，没有空出名额。')
  expect(words({}, at('10T00:00'), { cancelled: true, changeReason: '场地检修' })).toBe(
    '活动已取消：场地检修，无需操作。',
  )
})

test('a participant who checked in is invited to rate the activity after its end', () => {
  const came = { status: '已签到' as const, checkInTime: '2026-12-18T05:40:00.000Z' }
  expect(words(came, at('18T10:00'))).toBe('12月18日 13:40 签到，欢迎评价本次活动。')
  expect(words({ ...came, evaluate: { score: 5, content: '' } }, at('18T10:00'))).toContain('已评价')
})

test('a queued check-in says where it is kept', () => {
  const waits = () => statusWords(one, { signup: undefined, pending: 'checkin' }, at('18T06:00'))
  expect(waits()).toBe('签到时间已保存在本机，联网后由主办方确认。')
  deviceState.storage = 'public'
  expect(waits()).toBe('签到时间仅保留在本页（关闭后清除），联网后由主办方确认。')
  deviceState.storage = 'disk'
})
