import { expect, test } from 'vitest'
import { pageOf, toPdf } from './to-pdf.ts'

/** Returns the head of a JPEG (ITU T.81, B.2.2) that says a size, followed by a comment. */
function jpeg(width: number, height: number, comment: string): Blob {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const frame = [0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  return new Blob([Uint8Array.from([0xff, 0xd8, ...frame]), comment])
}

test('a picture fills its A4 page upright or across, in the middle', () => {
  expect(pageOf({ width: 3000, height: 2000 })).toMatchObject({ width: 842, height: 595 })
  const { width, height, drawn } = pageOf({ width: 1000, height: 1000 })
  expect([width, height]).toEqual([595, 842])
  expect(drawn).toEqual({ x: 0, y: (842 - 595) / 2, width: 595, height: 595 })
})

test('a PDF has a page for each picture in order, with the bytes of the JPEG as they are', async () => {
  const file = await toPdf(
    [
      { jpeg: jpeg(2000, 1500, 'first picture'), width: 2000, height: 1500 },
      { jpeg: jpeg(1500, 2000, 'second picture'), width: 1500, height: 2000 },
    ],
    '审计报告.pdf',
  )
  expect([file.name, file.type]).toEqual(['审计报告.pdf', 'application/pdf'])
  const text = Buffer.from(await file.arrayBuffer()).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/)
  expect(text).toContain('/Count 2')
  expect(
    [...text.matchAll(/\/Width (\d+)\n\/Height (\d+)/g)].map(([, width, height]) => [width, height]),
  ).toEqual([
    ['2000', '1500'],
    ['1500', '2000'],
  ])
  expect([...text.matchAll(/\/MediaBox \[([\d ]+)\]/g)].map(([, box]) => box)).toEqual([
    '0 0 842 595',
    '0 0 595 842',
  ])
  expect(text.indexOf('first picture')).toBeLessThan(text.indexOf('second picture'))
  // The table of objects says where it begins itself.
  const start = Number(/startxref\n(\d+)/.exec(text)![1])
  expect(text.slice(start, start + 4)).toBe('xref')
})
