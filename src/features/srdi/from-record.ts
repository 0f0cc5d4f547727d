import type { Enterprise } from '#api/enterprise.ts'
import type { AttributeKey } from '#api/attribute.ts'
import { sourceText } from '#rules/fact-sources.ts'
import type { SrdiAnswers } from '#api/tool.ts'

/** Answers that an enterprise's record gives, with the source of each. */
export interface RecordAnswers {
  answers: SrdiAnswers
  sources: Partial<Record<keyof SrdiAnswers, string>>
  /** Debts in percent of the assets, with the source. */
  debtRatio?: { percent: number; source: string }
}

/**
 * Attribute of the record behind each numeric answer. Every invention patent is of class Ⅰ; whether it belongs to
 * the main product is for a person to check. The amounts behind a ratio are asked, because a ratio gives none.
 */
const numbers = {
  revenue: 'revenue',
  netProfit: 'netProfit',
  rdCost: 'rdCost',
  employees: 'employees',
  rdEmployees: 'rdStaff',
  classOneIp: 'inventionPatents',
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
  const ratio = all.find(({ key }) => key === 'debtRatio')
  if (typeof ratio?.value === 'number')
    found.debtRatio = {
      percent: ratio.value,
      source: `按资产负债率 ${String(ratio.value)}% 计算，${sourceText(ratio)}`,
    }
  const highTech = all.find(({ key }) => key === 'highTech')
  if (highTech?.value === true) {
    found.answers.direct = ['高新技术企业或示范企业']
    found.sources.direct = sourceText(highTech)
  }
  return found
}

/** Returns the known answers with the debts that follow from typed assets (元) and the ratio on record. */
export function withDebts(known: RecordAnswers, totalAssets: unknown): RecordAnswers {
  const { answers, sources, debtRatio } = known
  if (debtRatio === undefined || typeof totalAssets !== 'number') return known
  const totalDebts = Math.round((totalAssets * debtRatio.percent) / 100)
  return {
    ...known,
    answers: { ...answers, totalDebts },
    sources: { ...sources, totalDebts: debtRatio.source },
  }
}
