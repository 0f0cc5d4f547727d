import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from './memory-caches.test-kit.ts'
import { receiveShared } from './receive.ts'
import { listReceived } from './received.ts'

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

/** Returns the form that a browser posts for another app. */
function shared(...names: string[]): Request {
  const form = new FormData()
  for (const name of names) form.append('files', new File(['%PDF'], name, { type: 'application/pdf' }))
  return new Request('https://portal.example/share', { method: 'POST', body: form })
}
const names = async () => (await listReceived(undefined)).map(({ file }) => file.name)

test('the files of a shared form are kept', async () => {
  expect(await receiveShared(shared('合同.pdf', '现场.jpg'), false)).toBe('received')
  expect(await names()).toEqual(['合同.pdf', '现场.jpg'])
})

test('a public computer keeps nothing, and says so', async () => {
  expect(await receiveShared(shared('合同.pdf'), true)).toBe('received-public')
  expect(await names()).toEqual([])
})

test('a form without files, one that is broken, and a full device are said as failures', async () => {
  expect(await receiveShared(shared(), false)).toBe('received-failed')
  const broken = new Request('https://portal.example/share', { method: 'POST', body: 'no form' })
  expect(await receiveShared(broken, false)).toBe('received-failed')
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  expect(await receiveShared(shared('合同.pdf'), false)).toBe('received-failed')
})
