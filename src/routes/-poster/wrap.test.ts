import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

const measure = (piece: string) => [...piece].length
const lines = (text: string, width: number, most = 9) => wrap(text, width, most, measure)

test('a text is cut where it is full, and nothing of it is lost', () => {
  expect(lines('设备更新贷款财政贴息', 4)).toEqual(['设备更新', '贷款财政', '贴息'])
})
test('a number or a word of letters stays whole', () => {
  expect(lines('最高 1200 万', 6)).toEqual(['最高 ', '1200 万'])
})
test('no line begins with a closing sign', () => {
  expect(lines('补贴奖励，申报（二）', 4)).toEqual(['补贴奖励，', '申报（二）'])
})
test('what does not fit ends in an ellipsis, within the width', () => {
  expect(lines('设备更新贷款财政贴息', 4, 2)).toEqual(['设备更新', '贷款财…'])
})
test('nothing is no line', () => {
  expect(lines('', 4)).toEqual([])
})
