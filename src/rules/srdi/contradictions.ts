import type { SrdiAnswers } from './answers.ts'

/** Contradiction between two amounts, reported at the field of the part. */
interface Contradiction {
  field: keyof SrdiAnswers
  errorMessage: string
}

type Amounts = {
  [Key in keyof SrdiAnswers as number extends SrdiAnswers[Key] ? Key : never]?: SrdiAnswers[Key]
}

/** Part, whole, and the message if the part is larger. */
const wholes: readonly [keyof Amounts, keyof Amounts, string][] = [
  ['mainRevenue', 'revenue', '主营业务收入不能大于营业收入'],
  ['mainRevenueBefore', 'revenueBefore', '前年主营业务收入不能大于前年营业收入'],
  ['mainRevenueTwoBefore', 'revenueTwoBefore', '大前年主营业务收入不能大于大前年营业收入'],
  ['rdEmployees', 'employees', '研发人员不能多于员工数'],
]
/** Research costs are limited by revenue, unless investors pay for them. */
const research: typeof wholes = [
  ['rdCost', 'revenue', '研发费用不能大于营业收入；有股权融资的，请先填写融资金额'],
  ['rdCostBefore', 'revenueBefore', '前年研发费用不能大于前年营业收入；有股权融资的，请先填写融资金额'],
]

/**
 * Returns the contradictions in answers, in the order of the rules; a gap contradicts nothing. Shared by the
 * self evaluation, the special declaration and the city.
 */
export function contradictions(answers: Amounts): Contradiction[] {
  const checks = (answers.equityRaised ?? 0) > 0 ? wholes : [...wholes, ...research]
  return checks.flatMap(([field, whole, errorMessage]) => {
    const [part, all] = [answers[field], answers[whole]]
    return part !== undefined && all !== undefined && part > all ? [{ field, errorMessage }] : []
  })
}
