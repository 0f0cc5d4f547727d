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

/** Utterances passed to the browser, in order; tests end each of them */
let utterances: Utterance[]
const cancel = vi.fn()

function stubVoices(...langs: string[]) {
  utterances = []
  const voices = langs.map((lang) => ({ lang, localService: true }))
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (one: Utterance) => utterances.push(one),
      cancel,
    }),
  )
}

beforeEach(() => stubVoices('en-US', 'zh-CN'))
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

const texts = () => utterances.map(({ text }) => text)
const end = () => act(() => utterances.at(-1)?.onend?.())

test('Sentences are read one after another to the end', async () => {
  await open()
  expect(texts()).toEqual(['第一句。'])
  end()
  expect(texts()).toEqual(['第一句。', '第二句。'])
  end()
  expect(screen.getByRole('button', { name: '朗读' })).toBeVisible()
})

test('The button stops the reading, and the next sentence is not read', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: '停止' }))
  expect(cancel).toHaveBeenCalled()
  end()
  expect(texts()).toEqual(['第一句。'])
  expect(screen.getByRole('button', { name: '朗读' })).toBeVisible()
})

test('Leaving the page stops the reading', async () => {
  const router = await open()
  cancel.mockClear()
  await act(() => router.navigate({ href: '/other' }))
  expect(cancel).toHaveBeenCalled()
  end()
  expect(texts()).toEqual(['第一句。'])
})

test('Without a Chinese voice, a message is shown and no sentence is read', async () => {
  stubVoices('en-US')
  await open()
  expect(await screen.findByText(/没有中文语音/)).toBeVisible()
  expect(texts()).toEqual([])
})
