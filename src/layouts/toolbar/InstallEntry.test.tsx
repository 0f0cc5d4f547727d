// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { InstallEntry } from './InstallEntry.tsx'
import { isIosSafari, startInstall } from '#app/install.ts'

const standalone = Object.assign(new EventTarget(), { media: '', matches: false })
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => standalone)
  startInstall()
})
beforeEach(() => {
  standalone.matches = false
  standalone.dispatchEvent(new Event('change'))
})
afterEach(() => vi.restoreAllMocks())

/** Dispatches Chromium's install offer; `outcome` is the answer to its dialog. */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void dispatchEvent(event))
  return event
}

test('the entry is empty without an offer of the browser', () => {
  const { container } = render(<InstallEntry />)
  expect(container).toBeEmptyDOMElement()
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

test('the entry explains the share menu on an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
  standalone.dispatchEvent(new Event('change'))
  render(<InstallEntry />)
  await userEvent.click(screen.getByRole('button', { name: '安装到桌面' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('添加到主屏幕')
})

test("the browser's offer waits for a press, and after installation the entry shows so", async () => {
  render(<InstallEntry />)
  const offer = offerInstall('accepted')
  expect(offer.defaultPrevented).toBe(true)
  expect(offer.prompt).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '安装到桌面' }))
  expect(offer.prompt).toHaveBeenCalledOnce()
  expect(await screen.findByText('已安装到桌面')).toBeVisible()
})

test('a dismissed offer is hidden until the browser makes another', async () => {
  render(<InstallEntry />)
  offerInstall('dismissed')
  await userEvent.click(screen.getByRole('button', { name: '安装到桌面' }))
  await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
  offerInstall('accepted')
  expect(screen.getByRole('button', { name: '安装到桌面' })).toBeVisible()
})

test('the entry shows that the opened app is installed', () => {
  render(<InstallEntry />)
  standalone.matches = true
  act(() => void standalone.dispatchEvent(new Event('change')))
  expect(screen.getByText('已安装到桌面')).toBeVisible()
})

test('only Safari on iOS counts as having the share menu', () => {
  expect(isIosSafari(iphone, 5)).toBe(true)
  expect(isIosSafari(iphone.replace('Version/17.5', 'CriOS/126.0'), 5)).toBe(false)
  const mac = iphone.replace(/\(.*?\)/, '(Macintosh; Intel Mac OS X 10_15_7)').replace('Mobile/15E148 ', '')
  expect(isIosSafari(mac, 5)).toBe(true)
  expect(isIosSafari(mac, 0)).toBe(false)
})
