import { expect, test } from 'vitest'
import { gistOf } from './gist.ts'
import { numberError } from './number.ts'

test('A row begins with the answer, without the courtesies', () => {
  expect(gistOf('您好！您反映的“用电增容”已收悉，现答复如下：红线外由\n供电企业投资。')).toBe(
    '红线外由 供电企业投资。',
  )
  expect(gistOf('您好！市住建局已联系贵单位了解情况。关于“路灯不亮”：已更换。')).toBe('已更换。')
  expect(gistOf('已更换配电箱。')).toBe('已更换配电箱。')
})
test('A number is SQ and 14 digits, in either case, or empty', () => {
  expect(['', 'SQ20260418000123', 'sq20260418000123'].map(numberError)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(numberError('20260418000123')).toMatch('SQ 开头')
})
