import { expect, test } from 'vitest'
import { creditCodeCheckSign, isCreditCode } from './credit-code.ts'

// Codes of two real enterprises, as the public register shows them.
test.each(['91110000600037341L', '91440300708461136T'])('%s is a credit code', (code) => {
  expect(isCreditCode(code)).toBe(true)
})

test.each([
  ['one sign is wrong', '91110000600037342L'],
  ['the check sign is wrong', '911100006000373410'],
  ['two neighbours changed places', '91440300704861136T'],
  ['17 signs', '9111000060003734L'],
  ['19 signs', '91110000600037341L0'],
  ['small letters', '91110000600037341l'],
  ['a letter the standard leaves out', '9111000060003734OL'],
  ['letters in the place of the district', '91A10000600037341L'],
  ['nothing', ''],
])('refused: %s', (_, code) => {
  expect(isCreditCode(code)).toBe(false)
})

test('the check character is computed from the first 17 characters', () => {
  expect(creditCodeCheckSign('91110000600037341')).toBe('L')
})
