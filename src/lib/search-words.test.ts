import { expect, test } from 'vitest'
import { pieces, wordsOf } from './search-words.ts'

const marked = (text: string, looked: string) =>
  pieces(text, looked)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test('every word is marked at each occurrence, in either case', () => {
  expect(marked('设备更新贷款：设备 LPR', '设备 lpr')).toBe('[设备]更新贷款：[设备] [LPR]')
})
test('the longest word wins', () => {
  expect(marked('高新技术企业', '高新 高新技术')).toBe('[高新技术]企业')
})
test('special characters of regular expressions match literally', () => {
  expect(marked('首台（套）a.c (x)', 'a.c (x)')).toBe('首台（套）[a.c] [(x)]')
  expect(marked('abc', 'a.c')).toBe('abc')
})
test('nothing is marked without search words', () => {
  expect(pieces('设备', '  ')).toEqual([{ text: '设备', hit: false }])
})
test('full-width letters and digits become half-width, signs stay', () => {
  expect(wordsOf('２０２６　ＰＣＴ （试行）')).toEqual(['2026', 'pct', '（试行）'])
})
