import type { Enterprise } from '#api/enterprise.ts'
import type { AttributeKey } from '#api/attribute.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { SrdiAnswers } from '#api/tool.ts'

/** Answers that an enterprise's record gives, with the source of each. */
export interface RecordAnswers {
  answers: SrdiAnswers
  sources: Partial<Record<keyof SrdiAnswers, string>>
}

/**
 * Attribute of the record behind each numeric answer. Class Ⅰ patents and the amounts behind a ratio are asked, because a
 * patent is not always of class Ⅰ and a ratio gives no amounts.
 */
const numbers = {
  revenue: 'revenue',
  netProfit: 'netProfit',
  rdCost: 'rdCost',
  employees: 'employees',
  rdEmployees: 'rdStaff',
} as const satisfies Partial<Record<keyof SrdiAnswers, AttributeKey>>

/** Returns the answers that the record of an enterprise gives; a missing attribute leaves its answer empty. */
export function answersFromRecord(enterprise: Pick<Enterprise, 'attributes'> | undefined): RecordAnswers {
  const found: RecordAnswers = { answers: {}, sources: {} }
  const all = enterprise?.attributes ?? []
  for (const [key, attribute] of Object.entries(numbers) as [keyof typeof numbers, AttributeKey][]) {
    const one = all.find((each) => each.key === attribute)
    if (typeof one?.value !== 'number') continue
    found.answers[key] = one.value
    found.sources[key] = sourceText(one)
  }
  const highTech = all.find(({ key }) => key === 'highTech')
  if (highTech?.value === true) {
    found.answers.direct = ['高新技术企业或示范企业']
    found.sources.direct = sourceText(highTech)
  }
  return found
}
