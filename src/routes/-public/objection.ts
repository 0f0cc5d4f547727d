import type { Fields } from '#api/call/fields.ts'
import type { Notice } from '#api/declare-item.ts'
import type { Beginning } from '#features/appeal/beginning.ts'
import { blankOf, formatsOf, type ValuesOf } from '#blocks/form/fields.ts'
import { shapeOf } from '#blocks/form/shape.ts'
import type { Errors } from '#blocks/form/usePlainForm.ts'
import { cityNow } from '#lib/clock.ts'
import { characterCount } from '#lib/count.ts'
import { cutText } from '#lib/cut.ts'
import { dateText, type Moment } from '#lib/dates.ts'
import { isMobile } from '#lib/phone.ts'

/** Fields of an objection. */
export const objectionFields = {
  // 个人 or 单位.
  as: { label: '异议人类型', kind: 'choice' },
  name: { label: '异议人姓名或单位名称', kind: 'text' },
  phone: { label: '联系电话', kind: 'text' },
  address: { label: '联系地址', kind: 'text', optional: true },
  // Name of an enterprise in the list; '' for an objection to the whole notice.
  against: { label: '异议对象', kind: 'choice', optional: true },
  reason: { label: '异议事项和理由', kind: 'text' },
  evidence: { label: '证据材料目录', kind: 'text', optional: true },
} as const satisfies Fields

export type Values = ValuesOf<typeof objectionFields>
export const { labels } = formatsOf(objectionFields)
/** Schema of the values kept in this tab. */
export const Typed = shapeOf(objectionFields)

export const kinds = ['个人', '单位']
/** Longest reason and evidence in characters: an appeal takes 2,000 in all. */
export const LONGEST = { reason: 1_000, evidence: 300 }
/** Longest title of an appeal (records, "Appeal 诉求"). */
const TITLE = 50

export const blank: Values = { ...blankOf(objectionFields), as: '单位' }

/** Validates the fields and returns a message for each invalid one; an objection must name its author. */
export function check(values: Values): Errors<Values> {
  const { name, phone, reason, evidence } = values
  const length = characterCount(reason)
  return {
    name: name ? undefined : '请填写姓名或单位名称，异议须实名提出',
    phone: isMobile(phone) ? undefined : phone ? '手机号应为 11 位数字' : '请填写联系电话，便于核实',
    reason:
      length < 10
        ? '请写明异议事项和理由，不少于 10 个字'
        : length > LONGEST.reason
          ? `最多 ${String(LONGEST.reason)} 字`
          : undefined,
    evidence: characterCount(evidence) > LONGEST.evidence ? `最多 ${String(LONGEST.evidence)} 字` : undefined,
  }
}

type Facts = Pick<Notice, 'title' | 'department' | 'publicityStart' | 'publicityEnd' | 'list'>

/** Returns a sentence that names the subject of the objection. */
function subjectOf(
  { title, department, publicityStart, publicityEnd, list }: Facts,
  against: string,
): string {
  const period = `${dateText(publicityStart)}至${dateText(publicityEnd)}`
  const row = list.find((one) => one.enterpriseName === against)
  const object = row
    ? `名单中${row.enterpriseName}（统一社会信用代码 ${row.creditCode}）的“${row.projectName}”`
    : '公示内容'
  return `${department}发布了《${title}》，公示期${period}。现对${object}提出异议。`
}

/**
 * Returns the objection as a document, paragraph by paragraph, from the typed values and the notice's facts.
 */
export function paragraphs(notice: Facts, values: Values): string[] {
  const { reason, evidence } = values
  return [
    subjectOf(notice, values.against),
    `异议事项和理由：${reason || '（待填写）'}`,
    ...(evidence ? [`证据材料目录：${evidence}`] : []),
    '异议人承诺以上内容属实，愿意配合核实，并对反映内容的真实性负责。',
  ]
}

/** Returns the signature lines, with the date of `now`. */
export const signature = ({ as, name, phone, address }: Values, now: Moment = cityNow()) => [
  `异议人（${as === '单位' ? '盖章' : '签字'}）：${name}`,
  `联系电话：${phone}`,
  ...(address ? [`联系地址：${address}`] : []),
  `日期：${dateText(now)}`,
]

/**
 * Returns the appeal with the objection's content, for an objection that is submitted instead of printed. An
 * appeal, because no call takes objections, and an appeal brings a receipt and a term.
 */
export function appealOf(notice: Facts, values: Values): Beginning {
  const title = `公示异议：${values.against || notice.title}`
  return {
    title: cutText(title, TITLE),
    type: '投诉',
    category: '惠企政策',
    content: [...paragraphs(notice, values), `异议人：${values.name}，联系电话 ${values.phone}`].join('\n'),
  }
}
