import type { SrdiAnswers } from './answers.ts'

/** Two amounts that cannot both be right, said at the field of the part. */
interface Contradiction {
  field: keyof SrdiAnswers
  errorMessage: string
}

type Amounts = {
  [Key in keyof SrdiAnswers as number extends SrdiAnswers[Key] ? Key : never]?: SrdiAnswers[Key]
}

/** Part, whole, and what is said where the part is the larger. */
const wholes: readonly [keyof Amounts, keyof Amounts, string][] = [
  ['mainRevenue', 'revenue', '主营业务收入不能大于营业收入'],
  ['mainRevenueBefore', 'revenueBefore', '前年主营业务收入不能大于前年营业收入'],
  ['mainRevenueTwoBefore', 'revenueTwoBefore', '大前年主营业务收入不能大于大前年营业收入'],
  ['rdEmployees', 'employees', '研发人员不能多于员工数'],
]
/** What is spent on research comes out of revenue, unless investors pay for it. */
const research: typeof wholes = [
  ['rdCost', 'revenue', '研发费用不能大于营业收入；有股权融资的，请先填写融资金额'],
  ['rdCostBefore', 'revenueBefore', '前年研发费用不能大于前年营业收入；有股权融资的，请先填写融资金额'],
]

/**
 * What of some answers contradicts itself, in the order of the rules; a gap contradicts nothing. The self evaluation,
 * the special declaration and the city ask the same.
 */
export function contradictions(answers: Amounts): Contradiction[] {
  const asked = (answers.equityRaised ?? 0) > 0 ? wholes : [...wholes, ...research]
  return asked.flatMap(([field, whole, errorMessage]) => {
    const [part, all] = [answers[field], answers[whole]]
    return part !== undefined && all !== undefined && part > all ? [{ field, errorMessage }] : []
  })
}
