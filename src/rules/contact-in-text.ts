/** Kinds of contact details that a free text may contain, each with its pattern. */
const ways: [name: string, pattern: RegExp][] = [
  ['手机号', /(?<!\d)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g],
  ['固定电话', /(?<!\d)0\d{2,3}[) -]{0,2}\d{3,4}[ -]?\d{4}(?!\d)/g],
  ['邮箱', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['微信号', /(?:微信|weixin|wechat|vx|v信)\s*(?:号|同号)?\s*[:：]?\s*[a-z][\w-]{5,19}/gi],
  ['QQ 号', /(?:qq|扣扣)\s*(?:号)?\s*[:：]?\s*[1-9]\d{4,10}/gi],
]

/** Placeholder for a removed contact: a character that nobody types. */
const GONE = '\uE000'

/**
 * Normalises full-width and other forms, one character for each character of the text, so that positions stay
 * the same.
 */
const plainOf = (letters: readonly string[]): string =>
  letters
    .map((one) => one.normalize('NFKC'))
    .map((plain) => (plain.length === 1 ? plain : GONE))
    .join('')

/**
 * Returns the kinds of contact details in a public text: 手机号, 邮箱, 微信号. Contacts are shown only to parties
 * that have docked, and each reveal is recorded, which a text with contacts would bypass.
 */
export function contactsIn(text: string): string[] {
  const plain = plainOf([...text])
  return ways.flatMap(([name, pattern]) => (plain.search(pattern) < 0 ? [] : [name]))
}

/**
 * Replaces all contact details in a public text; the rest stays unchanged. Overlapping matches, such as an
 * e-mail address that begins with a phone number, are replaced as one.
 */
export function withoutContacts(text: string): string {
  const letters = [...text]
  const plain = plainOf(letters)
  for (const [, pattern] of ways)
    for (const { index, 0: found } of plain.matchAll(pattern)) letters.fill(GONE, index, index + found.length)
  return letters.join('').replace(new RegExp(`${GONE}+`, 'g'), '（联系方式已隐去）')
}
