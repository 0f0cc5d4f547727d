// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Reports to the observer that its element is near the window. */
let intersect: () => void

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = () => notify([{ isIntersecting: true }])
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
  const [{ Deferred }, { setBooted }] = await Promise.all([import('./Deferred.tsx'), import('./booted.ts')])
  const page = () =>
    render(
      <Deferred name="资讯" room="正在加载">
        今日资讯
      </Deferred>,
    )
  page()
  return { page, setBooted }
}

test('Content below the first screen keeps its placeholder until it is near the window', async () => {
  const { setBooted } = await open()
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  act(setBooted)
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  act(intersect)
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
  expect(screen.queryByText('正在加载')).not.toBeInTheDocument()
})

test('Content appears by itself on an idle page, and at once the next time', async () => {
  const { page, setBooted } = await open()
  act(setBooted)
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
  cleanup()
  page()
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
})

test('Content does not appear during a press, so that the pressed element stays below the pointer until the click', async () => {
  const { setBooted } = await open()
  act(setBooted)
  document.dispatchEvent(new Event('pointerdown'))
  act(intersect)
  expect(screen.getByText('正在加载')).toBeInTheDocument()
  document.dispatchEvent(new Event('pointerup'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('今日资讯')).toBeInTheDocument()
})
