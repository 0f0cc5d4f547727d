// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadAloud } from './ReadAloud.tsx'
import { ToastHost } from './state/Toast.tsx'

class Utterance {
  text: string
  onend?: () => void
  constructor(text: string) {
    this.text = text
  }
}

/** What the browser was told to say, in order; a test ends each. */
let said: Utterance[]
const cancel = vi.fn()

function speaking(...langs: string[]) {
  said = []
  const voices = langs.map((lang) => ({ lang, localService: true }))
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (one: Utterance) => said.push(one),
      cancel,
    }),
  )
}

beforeEach(() => speaking('en-US', 'zh-CN'))
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <ToastHost />
      </>
    ),
  })
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <ReadAloud text="第一句。第二句。" />,
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/other')]),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await userEvent.click(await screen.findByRole('button', { name: '朗读' }))
  return router
}

const texts = () => said.map(({ text }) => text)
const end = () => act(() => said.at(-1)?.onend?.())

test('sentence after sentence, to the end', async () => {
  await open()
  expect(texts()).toEqual(['第一句。'])
  end()
  expect(texts()).toEqual(['第一句。', '第二句。'])
  end()
  expect(screen.getByRole('button', { name: '朗读' })).toBeVisible()
})

test('it stops at the button, and does not go on with the next sentence', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: '停止' }))
  expect(cancel).toHaveBeenCalled()
  end()
  expect(texts()).toEqual(['第一句。'])
  expect(screen.getByRole('button', { name: '朗读' })).toBeVisible()
})

test('it stops where the page is left', async () => {
  const router = await open()
  cancel.mockClear()
  await act(() => router.navigate({ href: '/other' }))
  expect(cancel).toHaveBeenCalled()
  end()
  expect(texts()).toEqual(['第一句。'])
})

test('without a Chinese voice it says so, and stays quiet', async () => {
  speaking('en-US')
  await open()
  expect(await screen.findByText(/没有中文语音/)).toBeVisible()
  expect(texts()).toEqual([])
})
