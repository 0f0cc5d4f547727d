// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Banner, banner } from '#api/banner.ts'
import { keyOf } from '#api/call/query.ts'
import { Carousel } from './Carousel.tsx'

const own = { title: '一处进入，办完企业的事', subtitle: '', art: 'city' } as const

const slide = (title: string, art: Banner['art']): Banner => ({
  id: title,
  createTime: '',
  updateTime: '',
  title,
  subtitle: '',
  position: '首页',
  art,
  href: '/policy/apply',
  sort: 0,
})

/** Renders the carousel on its first slide, with these banners from the city. */
function show(...records: Banner[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const page = { records, total: records.length, size: 6, current: 1, pages: 1 }
  client.setQueryData(keyOf(banner.page, { query: { position: '首页', size: 6 } }), page)
  const onShow = vi.fn()
  const place = document.createElement('div')
  const ref = { current: place }
  render(
    <QueryClientProvider client={client}>
      <Carousel own={own} shown={own} banner={ref} onShow={onShow} />
    </QueryClientProvider>,
  )
  return { onShow, place }
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const setReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => {
  vi.useFakeTimers()
  setReducedMotion(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('The carousel moves to the city’s next banner by itself and skips the one with the art of the first slide', () => {
  const { onShow } = show(slide('企业服务总入口', 'city'), slide('政策计算', 'policy'))
  expect(screen.getAllByRole('button', { name: /^第/ })).toHaveLength(2)
  wait(8_000)
  expect(onShow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: '政策计算' }))
})

test('The carousel pauses while it is pointed at, and after a press on 暂停轮播', () => {
  const { onShow, place } = show(slide('政策计算', 'policy'))
  fireEvent(place, new Event('pointerenter'))
  wait(30_000)
  expect(onShow).not.toHaveBeenCalled()
  fireEvent(place, new Event('pointerleave'))
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  wait(30_000)
  expect(onShow).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '继续轮播' }))
  wait(8_000)
  expect(onShow).toHaveBeenCalledOnce()
})

test('The carousel never moves by itself with reduced motion, but a slide can still be chosen', () => {
  setReducedMotion(true)
  const { onShow } = show(slide('政策计算', 'policy'))
  wait(60_000)
  expect(onShow).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '第 2 张：政策计算' }))
  expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ title: '政策计算' }))
})

test('The carousel shows no controls with a single slide', () => {
  show(slide('企业服务总入口', 'city'))
  expect(screen.queryByRole('button')).toBeNull()
})
