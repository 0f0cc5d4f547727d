import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

const measure = (piece: string) => [...piece].length
const lines = (text: string, width: number, most = 9) => wrap(text, width, most, measure)

test('a text breaks where a line is full, and no character is lost', () => {
  expect(lines('设备更新贷款财政贴息', 4)).toEqual(['设备更新', '贷款财政', '贴息'])
})
test('a number or a word of letters stays whole', () => {
  expect(lines('最高 1200 万', 6)).toEqual(['最高 ', '1200 万'])
})
test('no line begins with a closing sign or ends with an opening one, and none is too wide for it', () => {
  expect(lines('补贴奖励，申报（二）', 4)).toEqual(['补贴奖', '励，申报', '（二）'])
  expect(lines('申报《高新技术企业认定办法》的通知', 6)).toEqual([
    '申报《高新技',
    '术企业认定办',
    '法》的通知',
  ])
})
test('a few words in brackets stay whole, many do not', () => {
  expect(lines('奖励有关工作的通知（第二批）', 12)).toEqual(['奖励有关工作的通知', '（第二批）'])
  expect(lines('设备（不含已经享受过省级补贴的）贷款', 8)).toEqual([
    '设备（不含已经享',
    '受过省级补贴的）',
    '贷款',
  ])
})
test('a text that does not fit ends in an ellipsis, within the width', () => {
  expect(lines('设备更新贷款财政贴息', 4, 2)).toEqual(['设备更新', '贷款财…'])
  expect(lines('贷款财（第二批申报通知事项）', 5, 1)).toEqual(['贷款财…'])
})
test('an empty text has no line', () => {
  expect(lines('', 4)).toEqual([])
})
