// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Says of what is watched that it has come near. */
let comesNear: () => void

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const [{ Later }, { setBooted }] = await Promise.all([import('./Later.tsx'), import('./booted.ts')])
  const page = () =>
    render(
      <Later name="资讯" room="正在加载">
        今日资讯
      </Later>,
    )
  page()
  return { page, setBooted }
}

test('what lies below waits in its room until it comes near', async () => {
  const { setBooted } = await open()
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  act(setBooted)
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  act(comesNear)
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
  expect(screen.queryByText('正在加载')).not.toBeInTheDocument()
})

test('it comes by itself when the page has been quiet, and is there at once the next time', async () => {
  const { page, setBooted } = await open()
  act(setBooted)
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
  cleanup()
  page()
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
})

test('it does not come under a press: what is pressed stays below the pointer until it is clicked', async () => {
  const { setBooted } = await open()
  act(setBooted)
  document.dispatchEvent(new Event('pointerdown'))
  act(comesNear)
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  document.dispatchEvent(new Event('pointerup'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
})
