import { expect, test } from 'vitest'
import { contactsIn, withoutContacts } from './contact-in-text.ts'

test.each([
  ['有意请电 13800000001 林经理', ['手机号']],
  ['电话１３８ ００００ ０００１', ['手机号']],
  ['+8613800000001', ['手机号']],
  ['请致电 0532-88886666 或 lin@chengyue.cn', ['固定电话', '邮箱']],
  ['（0532）8888 6666', ['固定电话']],
  ['微信：chengyue_2026 可看样', ['微信号']],
  ['加QQ 123456789', ['QQ 号']],
  ['额定压力 50 千牛，行程 200 毫米，编号 20261122001', []],
  ['订单 1380000000112345 件，微信支付', []],
])('%s: %j', (text, found) => {
  expect(contactsIn(text)).toEqual(found)
})

const GONE = '（联系方式已隐去）'

test.each([
  ['请电 138 0000 0004，或 138-0000-0004。', `请电 ${GONE}，或 ${GONE}。`],
  ['😀①：１３８０００００００４；１２ ㎡', `😀①：${GONE}；１２ ㎡`],
  ['微信：linxiaolan@chengyue.cn', GONE],
  ['发至13800000004@163.com即可，加 QQ：12345678', `发至${GONE}即可，加 ${GONE}`],
  ['设备款 86 万元，３ 个月，微信支付。', '设备款 86 万元，３ 个月，微信支付。'],
])('without contacts, %s reads %s', (text, left) => {
  expect(withoutContacts(text)).toBe(left)
})
