import { expect, test } from 'vitest'
import { pieces, wordsOf } from './search-words.ts'

const marked = (text: string, looked: string) =>
  pieces(text, looked)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

test('every word is marked wherever it stands, in either case', () => {
  expect(marked('设备更新贷款：设备 LPR', '设备 lpr')).toBe('[设备]更新贷款：[设备] [LPR]')
})
test('the longest word wins', () => {
  expect(marked('高新技术企业', '高新 高新技术')).toBe('[高新技术]企业')
})
test('signs that mean something to a pattern are only signs', () => {
  expect(marked('首台（套）a.c (x)', 'a.c (x)')).toBe('首台（套）[a.c] [(x)]')
  expect(marked('abc', 'a.c')).toBe('abc')
})
test('nothing is marked where nothing is looked for', () => {
  expect(pieces('设备', '  ')).toEqual([{ text: '设备', hit: false }])
})
test('full-width letters and digits are the narrow ones, signs stay', () => {
  expect(wordsOf('２０２６　ＰＣＴ （试行）')).toEqual(['2026', 'pct', '（试行）'])
})
