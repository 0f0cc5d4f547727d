import { expect, test } from 'vitest'
import { contactsIn } from './contact-in-text.ts'

test.each([
  ['有意请电 13800000001 林经理', ['手机号']],
  ['电话１３８ ００００ ０００１', ['手机号']],
  ['请致电 0532-88886666 或 lin@chengyue.cn', ['固定电话', '邮箱']],
  ['微信：chengyue_2026 可看样', ['微信号']],
  ['加QQ 123456789', ['QQ 号']],
  ['额定压力 50 千牛，行程 200 毫米，编号 20261122001', []],
  ['订单 1380000000112345 件，微信支付', []],
])('%s: %j', (text, found) => {
  expect(contactsIn(text)).toEqual(found)
})
