import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['Qiye26', '弱'],
  ['密码Qiye2026', '弱'],
  ['Password123', '弱'],
  ['aaa11111', '弱'],
  ['Qy13800000001', '弱'],
  ['Haiyan26', '中'],
  ['Haiyan#1986', '强'],
  ['kuailanxiaohe7', '强'],
])('the strength of %s is %s', (password, strength) =>
  expect(passwordStrength(password, ['13800000001'])).toBe(strength),
)
