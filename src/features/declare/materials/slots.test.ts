import { expect, test } from 'vitest'
import { progressText, SHARED, sharedSlots } from './slots.ts'

const paper = (required: boolean, sharedBy?: string) => ({ required, ...(sharedBy ? { sharedBy } : {}) })

test('the required materials are counted, the others only where none is required', () => {
  const asked = [
    { paper: paper(true), count: 2 },
    { paper: paper(true), count: 0 },
    { paper: paper(false), count: 1 },
  ]
  expect(progressText(asked)).toBe('已传 1/2 必交')
  expect(progressText(asked.slice(2))).toBe('没有必交材料，已传 1 份')
})

test('a shared material needs no file, unless an earlier draft has one', () => {
  const papers = [paper(true), paper(false, '市税务局')]
  expect(sharedSlots(papers, [{ files: [] }, { files: [] }])).toEqual({ 'materials[1].files': SHARED })
  expect(sharedSlots(papers, [{ files: [] }, { files: [{}] }])).toEqual({})
})
