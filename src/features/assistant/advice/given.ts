import type { AttributeKey } from '#api/attribute.ts'
import type { AttributeValue } from '#rules/match.ts'
import { withDigits } from './plain.ts'

/** Facts about an enterprise that a question states, by attribute. Amounts in 元. */
export type Given = Partial<Record<AttributeKey, AttributeValue>>

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const MONEY = String.raw`${NUMBER}(亿|千万|百万|万|w|千)?(?:元|块钱?|人民币)?`
/** Words between the name of a figure and its number. */
const LINK = String.raw`(?:是|为|有|达到?|大概|大约|差不多|约|才|只有|去年|今年|上年|的|每年|一年|:)*`

const scales: Readonly<Record<string, number>> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  万: 1e4,
  w: 1e4,
  千: 1e3,
}

/** Names of the figures that are amounts; the longer names come first. */
const amounts: readonly (readonly [AttributeKey, string])[] = [
  ['rdCost', '研发(?:费用|投入|支出|经费|费)'],
  ['exports', '出口(?:额|总额|金额)?'],
  ['netProfit', '净?利润'],
  ['tax', '(?:纳税|缴税|税收)(?:额|总额)?'],
  ['revenue', '(?:营收|产值|收入|销售额|流水)'],
]

/** Names of the figures that are counts, with their measure words. */
const counts: readonly (readonly [AttributeKey, string, string])[] = [
  ['inventionPatents', '发明专利', '[项件个]?'],
  ['softwareCopyrights', '软(?:件著作权|著)', '[项件个]?'],
  ['rdStaff', '(?:研发|技术|科研)人员', '[个名]?人?'],
  ['debtRatio', '(?:资产)?负债率', '%?'],
]

/** Returns an amount in 元; a bare number below a million is taken as 万元, as these figures are spoken. */
function yuanOf(number: string, scale: string | undefined): number {
  const value = Number(number)
  if (scale !== undefined) return Math.round(value * scales[scale]!)
  return value < 1e6 ? Math.round(value * 1e4) : value
}

/**
 * Returns the facts that a question states, and the rest of it: 营收 4280 万, 50 人, 发明专利 3 件, 成立 5 年, 不是高企. Words of
 * policies (高企奖励) state nothing.
 * @param text plain question
 * @param year the present year, to which 成立 5 年 counts back
 */
export function givenIn(text: string, year: number): { given: Given; rest: string } {
  const given: Given = {}
  let rest = withDigits(text)
  const take = (pattern: string, onFound: (groups: RegExpExecArray) => void) => {
    const found = new RegExp(pattern, 'u').exec(rest)
    if (!found) return
    onFound(found)
    rest = rest.replace(found[0], ' ')
  }
  for (const [key, name] of amounts) {
    const set = ([, number, scale]: RegExpExecArray) => (given[key] = yuanOf(number!, scale))
    take(`${name}${LINK}${MONEY}`, set)
    if (given[key] === undefined) take(`${MONEY}(?:的|左右)*${name}`, set)
  }
  for (const [key, name, unit] of counts) {
    const set = ([, number]: RegExpExecArray) => (given[key] = Number(number))
    take(`${name}${LINK}${NUMBER}${unit}`, set)
    if (given[key] === undefined) take(`${NUMBER}${unit}(?:的)?${name}`, set)
  }
  take(String.raw`(?:员工|职工|人数|从业人员)${LINK}${NUMBER}`, ([, n]) => (given.employees = Number(n)))
  if (given.employees === undefined)
    take(
      String.raw`${NUMBER}(?:多|来|几)?(?:个|名)?(?:人|员工|职工)`,
      ([, n]) => (given.employees = Number(n)),
    )
  take(
    String.raw`(?:成立|注册|开业)(?:于|在|了|有)*((?:19|20)\d\d)年?`,
    ([, n]) => (given.foundedYear = Number(n)),
  )
  if (given.foundedYear === undefined)
    take(
      String.raw`(?:成立|注册|开业)(?:了|有|满|才|刚)*(\d+)年`,
      ([, n]) => (given.foundedYear = year - Number(n)),
    )
  for (const [key, name] of titles) {
    const found = new RegExp(
      `(不是|还不是|没有?评上|没有|未认定|是|有|评上了?|已认定为?)(?:了|过)?${name}(?!奖|认定奖|补)`,
      'u',
    ).exec(rest)
    if (!found) continue
    given[key] = !/不|没|未/u.test(found[1]!)
    rest = rest.replace(found[0], ' ')
  }
  return { given, rest }
}

const titles: readonly (readonly [AttributeKey, string])[] = [
  ['highTech', '(?:高企|高新技术企业|国家高新)'],
  ['srdi', '(?:专精特新)'],
  ['techSme', '(?:科小|科技型中小企业)'],
  ['aboveScale', '(?:规上|规模以上)(?:企业)?'],
]
