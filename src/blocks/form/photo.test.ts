import { afterEach, expect, test, vi } from 'vitest'
import { fitted, preparePhoto } from './photo.ts'

afterEach(() => vi.unstubAllGlobals())

test('a photo is scaled down to 2,560 px at its longest side, never up', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 2560, height: 1920 })
  expect(fitted(3000, 4000)).toEqual({ width: 1920, height: 2560 })
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 })
  expect(fitted(10_000, 1)).toEqual({ width: 2560, height: 1 })
})

test('a file that is no photo stays unchanged', async () => {
  const paper = new File(['%PDF'], '合同.pdf', { type: 'application/pdf' })
  expect(await preparePhoto(paper)).toBe(paper)
})

test.each([
  ['现场.JPG', ''],
  ['现场.jpeg', 'application/octet-stream'],
  ['现场.heic', ''],
  ['现场', 'image/pjpeg'],
])('%s of type “%s” is a photo: it is refused if it cannot be decoded', async (name, type) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')))
  await expect(preparePhoto(new File(['Exif'], name, { type }))).rejects.toThrow(`“${name}”无法读取`)
})

test.each([
  ['现场.JPG', '', '现场.JPG', 'image/jpeg'],
  ['现场.webp', 'image/webp', '现场.jpg', 'image/jpeg'],
  ['现场', 'image/jpeg', '现场.jpg', 'image/jpeg'],
  ['截图.png', '', '截图.png', 'image/png'],
])('%s of type “%s” is re-encoded as %s, %s', async (name, type, made, madeType) => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 6, close: () => undefined }))
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => null,
      toBlob: (done: (bytes: Blob) => void, as: string) => done(new Blob(['pixels'], { type: as })),
    }),
  })
  const photo = await preparePhoto(new File(['Exif'], name, { type }))
  expect([photo.name, photo.type, await photo.text()]).toEqual([made, madeType, 'pixels'])
})
