// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { copyText, shareOrElse } from './copy-text.ts'
import { ToastHost } from './state/Toast.tsx'

/** Replaces `navigator`, because devices differ in the APIs that they have. */
const stubNavigator = (means: object) => vi.stubGlobal('navigator', means)
const copying = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })
const shared = { title: '政策', url: 'https://qiye.example.gov.cn/policy' }

afterEach(() => vi.unstubAllGlobals())

test('Copying shows a message, and a refused copy shows how to copy by hand', async () => {
  render(<ToastHost />)
  const writeText = vi.fn(() => Promise.resolve())
  stubNavigator(copying(writeText))
  await copyText('https://a.cn')
  expect(writeText).toHaveBeenCalledWith('https://a.cn')
  expect(await screen.findByText('链接已复制')).toBeVisible()
  stubNavigator(copying(() => Promise.reject(new Error('not allowed'))))
  await copyText('https://a.cn')
  expect(await screen.findByText('无法复制，请从地址栏复制链接')).toBeVisible()
})

test.each([
  ['has no share sheet', {}, 1],
  ['has a share sheet', { share: () => Promise.resolve() }, 0],
  [
    'has a share sheet that the user closes',
    { share: () => Promise.reject(new DOMException('', 'AbortError')) },
    0,
  ],
  ['has a share sheet that fails', { share: () => Promise.reject(new DOMException('', 'DataError')) }, 1],
  ['cannot share such a file', { share: () => Promise.resolve(), canShare: () => false }, 1],
])('A device that %s copies if it cannot share', async (_, means, times) => {
  stubNavigator(means)
  const instead = vi.fn(() => Promise.resolve())
  await shareOrElse(shared, instead)
  expect(instead).toHaveBeenCalledTimes(times)
})
