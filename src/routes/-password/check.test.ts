import { expect, test } from 'vitest'
import { checkChange } from './check.ts'

const good = { oldPassword: 'Qiye@2026', password: 'Xinmima2027', confirmPassword: 'Xinmima2027' }

test('a valid change has no errors', () => {
  expect(checkChange(good)).toEqual({})
})

test('each invalid field shows its own message', () => {
  expect(checkChange({ oldPassword: '', password: '', confirmPassword: '' })).toEqual({
    oldPassword: '请填写原密码',
    password: '请填写新密码',
    confirmPassword: '请再次填写新密码',
  })
  expect(checkChange({ ...good, password: 'short1' }).password).toMatch(/8 至 20 位/)
  expect(checkChange({ ...good, confirmPassword: 'Xinmima2028' })).toEqual({
    confirmPassword: '两次输入的密码不一致',
  })
  expect(checkChange({ ...good, password: good.oldPassword, confirmPassword: good.oldPassword })).toEqual({
    password: '新密码不能与原密码相同',
  })
})
