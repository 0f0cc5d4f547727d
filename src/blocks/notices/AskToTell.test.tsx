// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userDb } from '#offline/device/db.ts'
import { readNotices } from '#offline/notices/here.ts'
import { readSettings } from '#offline/notices/kept.ts'
import { setOwner } from '#offline/owner.ts'
import { AskToTell } from './AskToTell.tsx'
import { withoutNotices } from './without-notices.ts'

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), Link: 'a' }))

const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
const user = { userId: 'u-asked', enId: '' }

/** Puts a browser in place whose person has given this answer before, and gives `next` when asked. */
function browser(permission: NotificationPermission, next: NotificationPermission = 'granted') {
  const Stub = { permission, requestPermission }
  requestPermission.mockReset().mockImplementation(() => Promise.resolve((Stub.permission = next)))
  vi.stubGlobal('Notification', Stub)
  const registration = { active: { postMessage: vi.fn() } }
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
}

beforeEach(async () => {
  indexedDB.deleteDatabase(userDb(user.userId))
  await setOwner(user)
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await setOwner(undefined)
  await readNotices()
})

test('the browser is asked only after the press, and the question does not come back', async () => {
  browser('default')
  const { unmount } = render(<AskToTell />)
  const button = await screen.findByRole('button', { name: '通知我' })
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(await readSettings(userDb(user.userId))).toEqual({ results: true, due: true, badge: true })
  unmount()
  render(<AskToTell />)
  expect(screen.queryByRole('button')).toBeNull()
})
test('不再询问 stays, and asks the browser nothing', async () => {
  browser('default')
  render(<AskToTell />)
  await userEvent.click(await screen.findByRole('button', { name: '不再询问' }))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(requestPermission).not.toHaveBeenCalled()
  expect(await readSettings(userDb(user.userId))).toEqual({ results: false, due: false, badge: true })
})
test('a refusal by the browser is kept as a choice', async () => {
  browser('default', 'denied')
  render(<AskToTell />)
  await userEvent.click(await screen.findByRole('button', { name: '通知我' }))
  await waitFor(async () =>
    expect(await readSettings(userDb(user.userId))).toEqual({ results: false, due: false, badge: true }),
  )
})
test('where the browser forbids notifications, messages and calendar are named', async () => {
  browser('denied')
  render(<AskToTell />)
  expect(await screen.findByText(/浏览器已禁止.*消息中心.*加入日历/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '通知我' })).toBeNull()
})
test.each([
  ['none', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, /^添加到主屏幕后可以接收通知/],
  ['none', 'Mozilla/5.0 (X11; Linux)', 0, /^当前浏览器不支持通知/],
] as const)('%s on %s', (permission, userAgent, maxTouchPoints, words) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  expect(withoutNotices(permission)).toMatch(words)
})
