import { cleanLine } from './clean.ts'
import { cleanCode } from './code.ts'
import { numberText } from './numbers.ts'

interface ParsedParts {
  /** Unit of the field. */
  unit: string
  /** Digits with their separators, if the text contains nothing else before them. */
  digits: string
  /** Text behind the digits. */
  tail: string
  /** Parses another text in the field's unit. */
  read: (text: string) => number | undefined
}

/** Matches words and signs that make a number inexact. */
const INEXACT =
  /大约|大概|约|接近|将近|近|超过|超|不足|不到|至少|最多|左右|上下|以上|以下|以内|[多余](?=[千万亿]*元?$)|[<>≤≥≈~]|\+$/
const NUMERAL = /^(?:人民币)?[零〇一二三四五六七八九十百千万亿两廿壹贰叁肆伍陆柒捌玖拾佰仟点元圆整]+$/
const FOREIGN = /[$€£₩]|USD|HKD|EUR|JPY|美元|美金|港元|港币|欧元|日元|英镑/i
const RANGE = /^(.*\d.*?)\s*(?:-+|~|至|到|\.{3,})\s*([^-]*\d[^-]*)$/

/**
 * Explains why a text is no number, with the values read from its parts. An ambiguous text is rejected, never
 * guessed: brackets or a dash for a minus, an exponent, a range, an approximate value.
 */
export function numberRefusal(text: string, { unit, digits, tail, read }: ParsedParts): string {
  const plain = cleanCode(text)
  const shown = `“${cleanLine(text)}”`
  const formatted = (value: number) => numberText(value, 6)
  const [dash = ''] = /(?![-－﹣])[\p{Pd}\u2212\u2043]/u.exec(text) ?? []
  const negative = dash ? read(plain) : undefined
  if (negative !== undefined)
    return `${shown}的“${dash}”读作负号，即 ${formatted(negative)}；如为负数，请用键盘上的“-”填写，如不是，请去掉`
  const bracketed = read(/^[^\d(]*\((.*)\)[^\d]*$/.exec(plain)?.[1] ?? '')
  if (bracketed !== undefined)
    return `${shown}的括号读作负数 -${formatted(bracketed)}；如为负数，请写作 -${formatted(bracketed)}，如不是，请去掉括号`
  if (/^[+-]?[\d.]+e[+-]?\d+$/i.test(plain) && Number.isFinite(Number(plain)))
    return `${shown}是科学计数法，读作 ${formatted(Number(plain))}，请填写完整的数`
  const [, from = '', to = ''] = RANGE.exec(plain) ?? []
  const [least, most] = [read(from), read(to)]
  if (least !== undefined && most !== undefined)
    return `${shown}是 ${formatted(least)} 到 ${formatted(most)} 的范围，请填写一个数`
  const [inexact = ''] = INEXACT.exec(plain) ?? []
  const exact = inexact && read(plain.replace(inexact, ''))
  if (inexact && exact !== undefined && exact !== '')
    return `${shown}中的“${inexact}”表示数不准确，请填写准确的数，如 ${formatted(exact)}`
  if (FOREIGN.test(plain)) return `${shown}不是人民币，请换算成人民币后填写`
  if (NUMERAL.test(plain)) return `${shown}是中文数字，请改用阿拉伯数字`
  if (digits.includes(' ')) return `${shown}像是几个数，请只填写一个`
  if (/[,'’]/.test(digits)) return `${shown}的逗号位置有误，可写作 4,280.50`
  if (/^[\p{Script=Han}%‰]+$/u.test(tail) && read(plain.replace(/[^\d]*$/, '')) !== undefined)
    return unit
      ? `${shown}的单位“${tail}”与本栏的单位“${unit}”不同，请核对后只填写数字`
      : `${shown}带有单位“${tail}”，请只填写数字`
  return `${shown}不是数字，只能填写数字和小数点`
}
