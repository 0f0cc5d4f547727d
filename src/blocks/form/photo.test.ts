import { expect, test } from 'vitest'
import { fitted, preparePhoto } from './photo.ts'

test('a photo is made to fit 2,560 px at its longest side, and never made larger', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 2560, height: 1920 })
  expect(fitted(3000, 4000)).toEqual({ width: 1920, height: 2560 })
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 })
  expect(fitted(10_000, 1)).toEqual({ width: 2560, height: 1 })
})

test('what is no photo stays as it is', async () => {
  const paper = new File(['%PDF'], '合同.pdf', { type: 'application/pdf' })
  expect(await preparePhoto(paper)).toBe(paper)
})
