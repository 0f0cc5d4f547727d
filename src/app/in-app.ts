/**
 * Browsers inside other apps, by a part of their user agent: they keep neither the service worker nor the storage of a
 * site, and install nothing. QQ's own browser (MQQBrowser) is a real one. The first that fits counts, because 企业微信
 * calls itself 微信, too.
 */
const apps: readonly [name: string, agent: RegExp][] = [
  ['企业微信', /wxwork/i],
  ['微信', /MicroMessenger/i],
  ['钉钉', /DingTalk/i],
  ['支付宝', /AlipayClient/i],
  ['QQ', /\bQQ\/\d/],
]

/** Returns the name of the app whose inner browser this is; undefined in a browser of its own. */
export const appAround = (agent: string): string | undefined =>
  apps.find(([, pattern]) => pattern.test(agent))?.[0]
