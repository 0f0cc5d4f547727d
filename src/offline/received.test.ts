import { beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from './memory-caches.test-kit.ts'
import { dropAllReceived, dropReceived, keepReceived, listReceived } from './received.ts'

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

const file = (name: string, text = '%PDF') => new File([text], name, { type: 'application/pdf' })
const names = async (userId: string | undefined) => (await listReceived(userId)).map((one) => one.file.name)

test('a file that came to a signed-in user is seen by that user alone, one of a visitor by the next to sign in', async () => {
  await keepReceived([file('林海的合同.pdf')], 'u-1')
  await keepReceived([file('现场.pdf')], '')
  expect(await names('u-1')).toEqual(['林海的合同.pdf', '现场.pdf'])
  expect(await names('u-2')).toEqual(['现场.pdf'])
  expect(await names(undefined)).toEqual(['现场.pdf'])
})

test('a file comes back with its name, type and bytes', async () => {
  await keepReceived([file('合同 副本.pdf', '%PDF-1.7 甲方')], '')
  const [{ file: one } = { file: undefined }] = await listReceived('u-1')
  expect([one?.name, one?.type, await one?.text()]).toEqual([
    '合同 副本.pdf',
    'application/pdf',
    '%PDF-1.7 甲方',
  ])
})

test('a file is gone once it is taken; clearing spares the files of others', async () => {
  await keepReceived([file('一.pdf'), file('二.pdf')], 'u-1')
  await keepReceived([file('三.pdf')], 'u-2')
  const [first] = await listReceived('u-1')
  await dropReceived(first!.id)
  expect(await names('u-1')).toEqual(['二.pdf'])
  await dropAllReceived('u-1')
  expect([await names('u-1'), await names('u-2')]).toEqual([[], ['三.pdf']])
})

test('a device without shared files gets no cache for them', async () => {
  expect(await listReceived('u-1')).toEqual([])
  expect(await caches.has('received')).toBe(false)
})
