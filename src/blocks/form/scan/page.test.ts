import { expect, test } from 'vitest'
import { keptPart, pdfName, turned, WHOLE } from './page.ts'
import { takesScans } from './ScanButton.tsx'

test('a turn takes the crop along, and four turns change nothing', () => {
  const page = { turn: 0, crop: { x: 10, y: 20, width: 30, height: 40 } } as const
  const once = turned<Parameters<typeof turned>[0]>(page)
  // The upper left corner goes to the upper right one.
  expect(once).toEqual({ turn: 90, crop: { x: 40, y: 10, width: 40, height: 30 } })
  expect(turned(turned(turned(once)))).toEqual(page)
})

test('the kept part is a share of the turned photo', () => {
  expect(keptPart({ width: 4000, height: 3000 }, { turn: 90, crop: WHOLE })).toEqual({
    width: 3000,
    height: 4000,
    part: { x: 0, y: 0, width: 3000, height: 4000 },
  })
  const crop = { x: 50, y: 25, width: 50, height: 75 }
  expect(keptPart({ width: 4000, height: 3000 }, { turn: 0, crop }).part).toEqual({
    x: 2000,
    y: 750,
    width: 2000,
    height: 2250,
  })
})

test('the PDF has the name of its paper, without characters that no file name may have', () => {
  expect(pdfName('审计报告', 0)).toBe('审计报告.pdf')
  expect(pdfName('审计报告', 2)).toBe('审计报告-3.pdf')
  expect(pdfName('合同/协议', 0)).toBe('合同 协议.pdf')
})

test('only a paper that takes PDF and no photo is made of photos', () => {
  expect(
    ['.pdf', '.pdf,.doc,.docx', '.pdf,.jpg,.png', '.doc', undefined].map((accept) => takesScans(accept)),
  ).toEqual([true, true, false, false, false])
})
