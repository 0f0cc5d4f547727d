/** Ways to reach somebody that a free text may hold, each with how it is written. */
const ways: [name: string, pattern: RegExp][] = [
  ['手机号', /(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/],
  ['固定电话', /(?<!\d)0\d{2,3}[- ]?\d{7,8}(?!\d)/],
  ['邮箱', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  ['微信号', /(?:微信|weixin|wechat|vx|v信)\s*(?:号|同号)?\s*[:：]?\s*[a-z][\w-]{5,19}/i],
  ['QQ 号', /(?:qq|扣扣)\s*(?:号)?\s*[:：]?\s*[1-9]\d{4,10}/i],
]

/**
 * Names the ways to reach somebody that stand in a text for everybody to read: 手机号, 邮箱, 微信号. Contact is told to
 * who has docked, and each reveal is kept, which a text would pass by.
 */
export function contactsIn(text: string): string[] {
  const plain = text.normalize('NFKC')
  return ways.flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))
}
