/** Politeness, and words that lead to a question without changing it. */
const politeness =
  /请问(一下)?|麻烦(问一下|您|你)?|劳驾|(我)?想(问|了解|知道|咨询)(一下|下)?|帮(我|忙)?(查|看|算)(一下|下|查|看)?|能不能告诉我|告诉我|(小易)?(你|您)们?好(呀|啊)?|小易|不好意思|打扰(一下|了)?/gu

/** Common misspellings and abbreviations, with the words that are meant. */
const corrections: readonly (readonly [RegExp, string])[] = [
  [/申抱|申保(?!险)/gu, '申报'],
  [/截[至只](?=的|项目|日期|时间|$|[?!。])/gu, '截止'],
  [/营业额|营业总?收入|营业收人|主营收入|销售收入|年销售额?/gu, '营收'],
  [/埔贴|补帖|朴贴/gu, '补贴'],
  [/授权数|授权函|委托书/gu, '授权书'],
  [/帐/gu, '账'],
  [/啥时候?(?=到|截|开|能|报|有)/gu, '什么时候'],
  [/几时|何时/gu, '什么时候'],
  [/咋/gu, '怎么'],
  [/啥/gu, '什么'],
  [/么有/gu, '没有'],
]

/**
 * Returns a question in half-width characters, without blanks and politeness, and with common misspellings corrected,
 * so that every form of a question is recognised alike.
 */
export function plainQuestion(text: string): string {
  const half = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '').replace(politeness, '')
  return corrections.reduce((before, [from, to]) => before.replace(from, to), half).replace(/^[,:!。]+/u, '')
}

const digits = new Map([...'零一二三四五六七八九'].map((sign, at) => [sign, at]))
digits.set('两', 2).set('〇', 0)
const places = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
])

/** Numerals before a unit, in Chinese characters. */
const numeral = /[〇零一二两三四五六七八九十百千]+(?=[万亿元个人名天日周年月件项%]|职工|员工)/gu

/** Returns a question with its Chinese numerals as digits: 三天 becomes 3天, 五十人 50人. */
export const withDigits = (text: string): string =>
  text.replace(/(?<=\d)[,](?=\d{3})/gu, '').replace(numeral, (run) => String(valueOf(run)))

function valueOf(run: string): number {
  let sum = 0
  let digit: number | undefined
  for (const sign of run) {
    const place = places.get(sign)
    if (place !== undefined) {
      sum += (digit ?? 1) * place
      digit = undefined
    } else digit = (digit ?? 0) * 10 + digits.get(sign)!
  }
  return sum + (digit ?? 0)
}
