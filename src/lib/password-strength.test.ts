import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', undefined],
  ['Ab1@', 'weak'],
  ['abcdefgh', 'weak'],
  ['Abc12345', 'weak'],
  ['password2026', 'weak'],
  ['haiqing8', 'weak'],
  ['Haiqing8', 'fair'],
  ['haiqing2026', 'fair'],
  ['Hai@qing26', 'strong'],
  ['Haiqing.Lan.83', 'strong'],
])('%s is %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength)
})
