// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { copyText, shareOr } from './copy-text.ts'
import { ToastHost } from './state/Toast.tsx'

/** Gives the browser these means, as a device may have them or not. */
const having = (means: object) => vi.stubGlobal('navigator', means)
const copying = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })
const shared = { title: '政策', url: 'https://qiye.example.gov.cn/policy' }

afterEach(() => vi.unstubAllGlobals())

test('what is copied is said, and what the browser does not let one copy says how to do it', async () => {
  render(<ToastHost />)
  const writeText = vi.fn(() => Promise.resolve())
  having(copying(writeText))
  await copyText('https://a.cn')
  expect(writeText).toHaveBeenCalledWith('https://a.cn')
  expect(await screen.findByText('链接已复制')).toBeVisible()
  having(copying(() => Promise.reject(new Error('not allowed'))))
  await copyText('https://a.cn')
  expect(await screen.findByText('无法复制，请从地址栏复制链接')).toBeVisible()
})

test.each([
  ['has no sheet', {}, 1],
  ['has one', { share: () => Promise.resolve() }, 0],
  ['has one that is closed again', { share: () => Promise.reject(new DOMException('', 'AbortError')) }, 0],
  ['has one that fails', { share: () => Promise.reject(new DOMException('', 'DataError')) }, 1],
  ['takes no such file', { share: () => Promise.resolve(), canShare: () => false }, 1],
])('a device that %s copies where it cannot share', async (_, means, times) => {
  having(means)
  const instead = vi.fn(() => Promise.resolve())
  await shareOr(shared, instead)
  expect(instead).toHaveBeenCalledTimes(times)
})
