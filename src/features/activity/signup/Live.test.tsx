// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ActivityBrief } from '#api/activity.ts'
import { signupStates } from '#rules/signup-states.ts'
import { Live } from './Live.tsx'

const one = {
  title: '首贷续贷对接会',
  mode: '线上',
  startTime: '2026-12-18T06:00:00.000Z',
  endTime: '2026-12-18T09:00:00.000Z',
  cancelled: false,
  liveUrl: 'https://live.example/room',
} as ActivityBrief
const at = (time: string) => Date.parse(`2026-12-18T${time}:00.000Z`)
type Props = Partial<Parameters<typeof Live>[0]>
const show = (change: Props = {}) => {
  const onAsk = vi.fn()
  render(<Live one={one} status="已通过" now={at('06:30')} onAsk={onAsk} {...change} />)
  return onAsk
}
const link = () => screen.queryByRole('link', { name: /^进入直播/ })

test.each([
  ['05:44', false],
  ['05:45', true],
  ['08:59', true],
  ['09:00', false],
])('at %s the link shows: %s, even if the device has it cached', (time, isThere) => {
  show({ now: at(time) })
  expect(link() !== null).toBe(isThere)
})

test('only an admitted participant sees the link', () => {
  const seen = signupStates.filter((status) => {
    const { unmount } = render(<Live one={one} status={status} now={at('06:30')} onAsk={vi.fn()} />)
    const isThere = link() !== null
    unmount()
    return isThere
  })
  expect(seen).toEqual(['已通过', '已签到'])
})

test('an on-site or cancelled activity has no live link', () => {
  show({ one: { ...one, mode: '线下' } })
  show({ one: { ...one, cancelled: true } })
  expect(link()).toBeNull()
})

test('a missing link is requested from the city', () => {
  const { liveUrl: _, ...without } = one
  expect(show({ one: without })).toHaveBeenCalledOnce()
  expect(screen.getByText('直播已开放，联网后显示入口')).toBeVisible()
})
