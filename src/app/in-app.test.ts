import { expect, test } from 'vitest'
import { appAround } from './in-app.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${android} Version/4.0 Chrome/116.0 Mobile Safari/537.36 XWEB/1160 MicroMessenger/8.0.47`, '微信'],
  [`${android} Chrome/116.0 Mobile Safari/537.36 wxwork/4.1.20 MicroMessenger/7.0.1`, '企业微信'],
  [`${android} Chrome/98.0 MQQBrowser/6.2 Mobile Safari/537.36 V1_AND_SQ QQ/9.0.15.14970`, 'QQ'],
  [`${android} Chrome/100.0 Mobile Safari/537.36 AliApp(DingTalk/7.5.5)`, '钉钉'],
  [`${android} Chrome/105.0 Mobile Safari/537.36 AlipayClient/10.5.90`, '支付宝'],
  [`${android} Chrome/98.0 MQQBrowser/14.9 Mobile Safari/537.36`, undefined],
  [`${android} Chrome/131.0 Mobile Safari/537.36`, undefined],
])('%s is the browser inside %s', (agent, app) => {
  expect(appAround(agent)).toBe(app)
})
