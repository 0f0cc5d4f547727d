/** Ways to reach somebody that a free text may hold, each with how it is written. */
const ways: [name: string, pattern: RegExp][] = [
  ['手机号', /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g],
  ['固定电话', /(?<!\d)0\d{2,3}[) -]{0,2}\d{3,4}[ -]?\d{4}(?!\d)/g],
  ['邮箱', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['微信号', /(?:微信|weixin|wechat|vx|v信)\s*(?:号|同号)?\s*[:：]?\s*[a-z][\w-]{5,19}/gi],
  ['QQ 号', /(?:qq|扣扣)\s*(?:号)?\s*[:：]?\s*[1-9]\d{4,10}/gi],
]

/** Stands where a contact stood: a character that nobody types. */
const GONE = '\uE000'

/** Reads full-width and other forms as plain characters, one for each of the text's, so that both keep their places. */
const plainOf = (letters: readonly string[]): string =>
  letters
    .map((one) => one.normalize('NFKC'))
    .map((plain) => (plain.length === 1 ? plain : GONE))
    .join('')

/**
 * Names the ways to reach somebody that stand in a text for everybody to read: 手机号, 邮箱, 微信号. Contact is told to
 * who has docked, and each reveal is kept, which a text would pass by.
 */
export function contactsIn(text: string): string[] {
  const plain = plainOf([...text])
  return ways.flatMap(([name, pattern]) => (plain.search(pattern) < 0 ? [] : [name]))
}

/**
 * Replaces every way to reach somebody in a text that everybody will read; the rest stays as it was written. What two
 * patterns find, such as an address that begins with a phone number, goes as one.
 */
export function withoutContacts(text: string): string {
  const letters = [...text]
  const plain = plainOf(letters)
  for (const [, pattern] of ways)
    for (const { index, 0: found } of plain.matchAll(pattern)) letters.fill(GONE, index, index + found.length)
  return letters.join('').replace(new RegExp(`${GONE}+`, 'g'), '（联系方式已隐去）')
}
