import { expect, test } from 'vitest'
import { passwordKey } from '#build/settings.ts'
import { encryptBySm2 } from '#session/password-sm2.ts'
import { decrypt } from './checks.ts'

const key = passwordKey('sm2', 'mocks/auth/sm2-public.pem')

test.each(['Qiye@2026', '密码是中文也可以', 'x'.repeat(245)])(
  'the city reads %s from a build with SM2',
  (plain) => {
    expect(decrypt('password', encryptBySm2(plain, key))).toBe(plain)
  },
)

test('a password that was changed on the way is refused at its field', () => {
  const encrypted = encryptBySm2('Qiye@2026', key)
  const other = encrypted.endsWith('0') ? '1' : '0'
  expect(() => decrypt('password', encrypted.slice(0, -1) + other)).toThrow('密码传输有误')
})
