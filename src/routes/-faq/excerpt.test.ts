import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('An excerpt begins with the answer, unless the hit is far behind', () => {
  const text = `${'先在线提交申请。'.repeat(10)}再领取红字发票。`
  expect(excerptOf(text, '')).toBe(text)
  expect(excerptOf(text, '提交')).toBe(text)
  expect(excerptOf(text, '红字')).toBe('…再领取红字发票。')
  expect(excerptOf('很长的一句话'.repeat(10) + '红字发票', '红字')).toMatch(/^….{16}红字发票$/)
})
