import { fitOf, foundBy } from '#lib/search/fit.ts'
import { byFit } from '#lib/search/rank.ts'
import { understand } from '#lib/search/understand.ts'

/** Words of questions that name no matter, although the search would look for them. */
const idle =
  /^(截止(时间|日期)?|到期|过期|逾期|项目|符合|满足|营收|到哪一?步|进度|进展|电话|参加|有效|废止|失效|期限|时间|日期|条件|资格|审核|通过|办理|审批|拨付|到账|公司|企业|单位|标准|金额|资金|参与|适合|可报|能报|事项|通知|结果|目前|适用|划算|组合|方案|准备|提供|提交|一共|总共|合计|政府|差一点|(我的?|提的?|反映的?|提交的?)*(诉求|投诉)|求助|举报|处理|部门|(我的)?(申报|对接|活动)|供需|咨询|联系|活动?报名|报名|回复|答复|有人|免申即享|没人理|被?(退回|驳回)|证书|执照|(什么|哪)(时候|天)?到期|消息|收藏|待办|处理|到款|打款|\d+.*|.*(多少|什么时候|审核到哪|哪些|什么|能拿|拿到|总共|一共|适合|符合|有没有).*)$/u

/** Signs of pieces of a sentence or of a date, which the search takes for words because it knows them not. */
const piece = /[我你他她谁有要跟了过的得在是吗呢啊么前内后天日周月号年想能会可被没不快就还也都]|星期|礼拜/u

/** Weight of words that nearly every title contains. */
const GENERIC = 0.35

const levelWord = /国家级|省级|市级|区县级|区级|县级/u

/**
 * Returns the matter that a question is about, as words to search for: 设备更新 of 设备更新有补贴吗. Empty if it names none.
 * @param text plain question
 */
export function subjectOf(text: string): string {
  const level = levelWord.exec(text)?.[0] ?? ''
  const words = understand(text.replace(levelWord, ''))
    .terms.filter(
      ({ typed, weight, ways }) =>
        weight > GENERIC &&
        !idle.test(typed) &&
        !typed.includes('是') &&
        (ways.length > 1 || !piece.test(typed)),
    )
    .map(({ typed }) => typed)
  return [level && /[区县]/u.test(level) ? '区县级' : level, ...words].filter(Boolean).join(' ')
}

/** Returns true if the words of a matter are known to the search, so that finding nothing means that there is nothing. */
export const isKnownMatter = (subject: string): boolean =>
  levelWord.test(subject) || understand(subject).terms.some(({ ways }) => ways.length > 1)

/**
 * Returns the rows about a matter, the best first; all rows without one. Words outside the vocabulary that no title
 * contains are taken as part of the sentence, not of the matter.
 * @returns undefined if nothing is about it
 */
export function about<Row>(
  rows: readonly Row[],
  subject: string,
  textsOf: (row: Row) => readonly [title: string, ...facts: string[]],
): Row[] | undefined {
  // Finds a number that was copied from a record.
  const numbered = rows.filter((row) => textsOf(row).includes(subject.toUpperCase()))
  if (numbered.length) return numbered
  const level = levelWord.exec(subject)?.[0]
  const ofLevel = level === undefined ? rows : rows.filter((row) => textsOf(row).includes(level))
  const matter = level === undefined ? subject : subject.replace(level, '').trim()
  if (!matter) return ofLevel.length || !level ? [...ofLevel] : undefined
  const texts = ofLevel.map(textsOf)
  const named = understand(matter).terms.filter(
    ({ typed, ways }) => ways.length > 1 || texts.some((parts) => parts.some((part) => part.includes(typed))),
  )
  if (named.length === 0) return undefined
  const sense = understand(named.map(({ typed }) => typed).join(' '))
  const found = ofLevel.flatMap((row, at) => {
    const [title, ...facts] = texts[at]!
    const fit = fitOf(sense, foundBy(title, facts))
    return fit ? [{ row, fit }] : []
  })
  // Prefers what bears the words themselves to what a related word finds: 小巨人 is not 专精特新.
  const literal = found.filter(({ row }) =>
    named.every(({ typed }) => textsOf(row).some((part) => part.includes(typed))),
  )
  const sorted = (literal.length ? literal : found).sort((a, b) => byFit(a.fit, b.fit))
  return sorted.length ? sorted.map(({ row }) => row) : undefined
}
