import { expect, test } from 'vitest'
import { barePhone, isMobile, isRegistrableMobile, maskedPhone } from './phone.ts'

test.each([
  ['13800000001', true, true],
  ['17012345678', true, true],
  ['19912345678', true, false],
  ['16612345678', true, false],
  ['10000000000', true, false],
  ['23800000001', false, false],
  ['1380000000', false, false],
  ['138000000012', false, false],
  ['1380000000a', false, false],
  [' 13800000001', false, false],
  ['', false, false],
])('%s: signing in %s, registering %s', (tel, signsIn, registers) => {
  expect(isMobile(tel)).toBe(signsIn)
  expect(isRegistrableMobile(tel)).toBe(registers)
})

test('a phone shows its beginning and its end, anything else is no phone', () => {
  expect(maskedPhone('13800000001')).toBe('138****0001')
  expect(maskedPhone('林晓岚')).toBe('林晓岚')
})

test.each([' 138 0000 0001 ', '138-0000-0001', '+86 138 0000 0001', '008613800000001', '13800000001'])(
  'pasted as %j it is the same phone',
  (text) => expect(barePhone(text)).toBe('13800000001'),
)
