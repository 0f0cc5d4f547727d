import { expect, test } from 'vitest'
import { forms, problemsIn, type Rules, smsRules, registerPhone, type Values } from './rules.ts'

const good: Values = {
  tel: '13912345678',
  password: 'Haiyan#1986',
  confirm: 'Haiyan#1986',
  captchaCode: 'AB23',
  smsCode: '123456',
  nickname: '',
  agreed: true,
}
const problems = (rules: Rules, patch: Partial<Values> = {}) => problemsIn({ ...good, ...patch }, rules)

test.each(Object.entries(forms))('%s accepts valid values', (_, rules) => expect(problems(rules)).toEqual({}))

test('signing in and resetting accept any phone of 11 digits, registering applies the stricter rule', () => {
  const tel = '19912345678'
  expect(problems(forms.passwordLogin, { tel })).toEqual({})
  expect(problems(forms.reset, { tel })).toEqual({})
  expect(problems(forms.register, { tel })).toEqual({ tel: '请填写 13、14、15、17 或 18 开头的手机号' })
  expect(problems(smsRules(registerPhone), { tel })).toHaveProperty('tel')
})

test.each<[keyof typeof forms, Partial<Values>, object]>([
  ['passwordLogin', { tel: '  ' }, { tel: '请填写手机号' }],
  ['passwordLogin', { tel: '1391234567' }, { tel: '手机号应为 11 位数字' }],
  ['passwordLogin', { password: '' }, { password: '请填写密码' }],
  ['passwordLogin', { captchaCode: 'AB2' }, { captchaCode: '图形验证码为 4 位' }],
  ['smsLogin', { smsCode: '12345' }, { smsCode: '短信验证码为 6 位数字' }],
  ['reset', { password: 'short1', confirm: 'short1' }, { password: '密码应为 8 至 20 位' }],
  ['reset', { password: 'has space1', confirm: 'has space1' }, { password: '密码不能含有空格和中文' }],
  ['reset', { password: 'onlyletters', confirm: 'onlyletters' }, { password: '密码应同时含有字母和数字' }],
  ['reset', { confirm: 'Haiyan#1987' }, { confirm: '两次填写的密码不一致' }],
  ['register', { confirm: '' }, { confirm: '请再次填写密码' }],
  ['register', { nickname: '很'.repeat(21) }, { nickname: '昵称最多 20 个字' }],
  ['register', { agreed: false }, { agreed: '请阅读并同意服务协议和隐私政策' }],
])('%s rejects %j with %j', (form, patch, expected) => expect(problems(forms[form], patch)).toEqual(expected))

test('an old password that breaks the rule for new ones still signs in', () => {
  expect(problems(forms.passwordLogin, { password: '12 3' })).toEqual({})
})
