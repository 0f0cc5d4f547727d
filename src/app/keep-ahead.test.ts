// @vitest-environment jsdom
import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { common } from '#offline/view.ts'
import { keepAhead } from './keep-ahead.ts'

test('a device that cannot learn which pages to keep says that none are on their way', async () => {
  common.reach = 'online'
  common.storage = 'disk'
  const preloadRoute = vi.fn()
  keepAhead({ preloadRoute } as unknown as AnyRouter, async function* () {
    await Promise.reject(new Error('the line was cut'))
    yield '/'
  })
  expect(common.ahead).toEqual({ kept: 0, done: false })
  await vi.waitFor(() => expect(common.ahead).toBeUndefined())
  expect(preloadRoute).not.toHaveBeenCalled()
})
