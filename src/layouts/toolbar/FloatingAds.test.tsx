// @vitest-environment jsdom
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FloatingAds } from './FloatingAds.tsx'

/** Media queries that match. */
let matchingMedia: string[] = []

/** Fakes an animation (jsdom has none): computes the position without moving the element. */
class FakeAnimation {
  currentTime = 0
  effect = { setKeyframes: () => undefined, updateTiming: () => undefined }
  private since: number | undefined
  constructor(
    private readonly px: number,
    private readonly duration: number,
  ) {}
  play() {
    this.since ??= performance.now() - this.currentTime
  }
  pause() {
    this.currentTime = this.time
    this.since = undefined
  }
  cancel() {
    this.pause()
  }
  /** Position in px from the upper edge, alternating there and back. */
  get place() {
    const share = (this.time / this.duration) % 2
    return (share <= 1 ? share : 2 - share) * this.px
  }
  private get time() {
    return this.since === undefined ? this.currentTime : performance.now() - this.since
  }
}
/** Vertical animation of each ad. */
const animations = new Map<Element, FakeAnimation>()

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: matchingMedia.includes(media) }),
  )
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  // Simulates a window of 1000 × 800 with ads of 200 × 100.
  for (const [name, px] of Object.entries({ clientWidth: 1000, clientHeight: 800 }))
    vi.spyOn(Element.prototype, name as 'clientWidth', 'get').mockReturnValue(px)
  for (const [name, px] of Object.entries({ offsetWidth: 200, offsetHeight: 100 }))
    vi.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(px)
  Element.prototype.animate = function (frames, options) {
    const { transform } = frames as { transform?: string[] }
    const animation = new FakeAnimation(
      parseFloat(transform?.[1]?.slice('translateY('.length) ?? '0'),
      Number((options as KeyframeAnimationOptions).duration),
    )
    if (transform) animations.set(this, animation)
    return animation as unknown as Animation
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  matchingMedia = []
})

const Home = () => (
  <>
    <button type="button">页面里的按钮</button>
    <FloatingAds />
  </>
)

const user = userEvent.setup({ delay: null })

async function open(): Promise<void> {
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([home]) }) as never} />)
  await screen.findByRole('complementary')
}

const ad = (name: string) => screen.getByRole('region', { name })
const down = (name: string) => animations.get(ad(name))!.place
/** Advances the time by `ms`, and returns the distance moved in px. */
function moved(name: string, ms: number): number {
  const before = down(name)
  act(() => void vi.advanceTimersByTime(ms))
  return Math.abs(down(name) - before)
}

test('the ads drift, and stop under the pointer and by the pause button', async () => {
  await open()
  expect(moved('满意度调查', 400)).toBeCloseTo(20, 0)
  await user.hover(ad('满意度调查'))
  expect(moved('满意度调查', 400)).toBe(0)
  expect(moved('政策解读', 400)).toBeGreaterThan(0)
  await user.unhover(ad('满意度调查'))
  await user.click(screen.getAllByRole('button', { name: '暂停浮动' })[0]!)
  act(() => (document.activeElement as HTMLElement).blur())
  expect(moved('满意度调查', 400)).toBe(0)
  expect(moved('政策解读', 400)).toBe(0)
})

test('with reduced motion the ads stand still without a pause button', async () => {
  matchingMedia = ['(prefers-reduced-motion: reduce)']
  await open()
  expect(moved('政策解读', 1_000)).toBe(0)
  expect(screen.queryByRole('button', { name: '暂停浮动' })).not.toBeInTheDocument()
})

test('a closed ad stays hidden until tomorrow', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: '今天不再显示政策解读' }))
  expect(screen.queryByRole('region', { name: '政策解读' })).not.toBeInTheDocument()
  cleanup()
  await open()
  expect(screen.queryByRole('region', { name: '政策解读' })).not.toBeInTheDocument()
  cleanup()
  vi.setSystemTime(Date.now() + 86_400_000)
  await open()
  expect(ad('政策解读')).toBeInTheDocument()
})

for (const media of ['(width < 1200px)', '(hover: none)'])
  test(`with ${media} the ads are a strip that one press closes until tomorrow`, async () => {
    matchingMedia = [media]
    await open()
    expect(screen.getAllByRole('region')).toHaveLength(2)
    expect(animations.has(ad('政策解读'))).toBe(false)
    await user.click(screen.getByRole('button', { name: '今天不再显示推荐' }))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    cleanup()
    await open().catch(() => undefined)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

test('an ad that covers the focused element is hidden', async () => {
  // jsdom has no layout: every box overlaps every other.
  await open()
  const button = screen.getByRole('button', { name: '页面里的按钮' })
  act(() => button.focus())
  moved('政策解读', 100)
  expect(ad('政策解读')).toHaveAttribute('data-away')
  act(() => button.blur())
  moved('政策解读', 100)
  expect(ad('政策解读')).not.toHaveAttribute('data-away')
})
