// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from './memory-caches.test-kit.ts'
import { setOwner } from './owner.ts'
import { keepReceived } from './received.ts'
import { useReceived } from './useReceived.ts'

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

const userId = () => `u-${crypto.randomUUID()}`
/** Renders a form that lists received files. `shown` has what each render showed. */
function openForm() {
  const shown: string[][] = []
  const { unmount } = renderHook(() => {
    shown.push(useReceived().map(({ file }) => file.name))
  })
  return { shown, unmount }
}

test('a form shows the files of its user, and of no user before', async () => {
  const [first, second] = [userId(), userId()]
  await keepReceived([new File(['%PDF'], '林海的合同.pdf')], first)
  await setOwner({ userId: first, enId: '' })
  const one = openForm()
  await waitFor(() => expect(one.shown.at(-1)).toEqual(['林海的合同.pdf']))
  one.unmount()

  await setOwner({ userId: second, enId: '' })
  const other = openForm()
  await keepReceived([new File(['%PDF'], '立项书.pdf')], second)
  await waitFor(() => expect(other.shown.at(-1)).toEqual(['立项书.pdf']))
  expect(other.shown.flat()).not.toContain('林海的合同.pdf')
})
