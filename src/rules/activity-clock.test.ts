import { expect, test } from 'vitest'
import { isLive, mayCheckIn, offerEnd } from './activity-clock.ts'
import { canWait, placesLeft } from './activity-state.ts'

const activity = {
  startTime: '2026-04-12T01:00:00.000Z',
  endTime: '2026-04-12T04:00:00.000Z',
  signupStart: '2026-04-01T01:00:00.000Z',
  signupEnd: '2026-04-10T10:00:00.000Z',
  quota: 100,
  signed: 100,
  cancelled: false,
}
const at = (time: string) => Date.parse(`2026-04-${time}Z`)

test('check-in is open from thirty minutes before the start until the end, and never for a cancelled activity', () => {
  expect(
    ['12T00:29:59', '12T00:30:00', '12T03:59:59', '12T04:00:00'].map((time) =>
      mayCheckIn(activity, at(time)),
    ),
  ).toEqual([false, true, true, false])
  expect(mayCheckIn({ ...activity, cancelled: true }, at('12T02:00:00'))).toBe(false)
})
test('the live link is shown from fifteen minutes before until the end', () => {
  expect(
    ['12T00:44:59', '12T00:45:00', '12T03:59:59', '12T04:00:00'].map((time) => isLive(activity, at(time))),
  ).toEqual([false, true, true, false])
})
test('a freed place is offered for 48 hours, but not beyond the start', () => {
  expect(offerEnd(activity, at('05T00:00:00'))).toBe('2026-04-07T00:00:00.000Z')
  expect(offerEnd(activity, at('11T00:00:00'))).toBe(activity.startTime)
})
test('the waiting list is open when all places are taken within the sign-up period', () => {
  expect(canWait(activity, at('05T00:00:00'))).toBe(true)
  expect(canWait({ ...activity, signed: 99 }, at('05T00:00:00'))).toBe(false)
  expect(canWait(activity, at('10T10:00:00'))).toBe(false)
  expect(canWait({ ...activity, cancelled: true }, at('05T00:00:00'))).toBe(false)
  expect(placesLeft({ quota: 40, signed: 41 })).toBe(0)
})
