import type { SrdiAnswers } from './srdi/answers.ts'
import { currentGiant, currentSpecialised } from './srdi/current.ts'
import { innovative } from './srdi/innovative.ts'
import type { Findings } from './srdi/result.ts'
import { specialised } from './srdi/specialised.ts'
import type { SrdiTier } from './srdi/tiers.ts'

/** Notice shown on every page with a result. */
export const SRDI_NOTICE = '预评估，不构成认定'

/** Version of the results; raise it with every change of a rule set's results. */
export const SRDI_VERSION = '2026.2'

export const ruleSetIds = ['innovative-2022', 'specialised-2022', 'specialised-2026', 'giant-2026'] as const
export type RuleSetId = (typeof ruleSetIds)[number]

/**
 * Dated set of rules; a superseded one is kept, so that old results can be understood. Dates `YYYY-MM-DD`.
 */
export interface RuleSet {
  id: RuleSetId
  tier: SrdiTier
  name: string
  document: string
  /** Version of this implementation; results of different versions may differ. */
  version: string
  inForce: string
  supersededOn?: string
}

export const ruleSets: Record<RuleSetId, RuleSet> = {
  'innovative-2022': {
    id: 'innovative-2022',
    tier: '创新型中小企业',
    name: '创新型中小企业评价标准（2022年）',
    document: '工信部企业〔2022〕63号附件1',
    version: SRDI_VERSION,
    inForce: '2022-08-01',
  },
  'specialised-2022': {
    id: 'specialised-2022',
    tier: '专精特新中小企业',
    name: '专精特新中小企业认定标准（2022年）',
    document: '工信部企业〔2022〕63号附件2',
    version: SRDI_VERSION,
    inForce: '2022-08-01',
    supersededOn: '2026-04-01',
  },
  'specialised-2026': {
    id: 'specialised-2026',
    tier: '专精特新中小企业',
    name: '专精特新中小企业认定标准（2026年）',
    document: '工信部企业〔2026〕2号',
    version: SRDI_VERSION,
    inForce: '2026-04-01',
  },
  'giant-2026': {
    id: 'giant-2026',
    tier: '专精特新“小巨人”企业',
    name: '专精特新“小巨人”企业认定标准（2026年）',
    document: '工信部企业〔2026〕2号',
    version: SRDI_VERSION,
    inForce: '2026-04-01',
  },
}

/** Returns the rule set in force for a tier. */
export const currentRuleSet = (tier: SrdiTier): RuleSet =>
  Object.values(ruleSets).find((one) => one.tier === tier && !one.supersededOn) ??
  ruleSets['specialised-2026']

const rules: Record<RuleSetId, (answers: SrdiAnswers) => Findings> = {
  'innovative-2022': innovative,
  'specialised-2022': specialised,
  'specialised-2026': currentSpecialised,
  'giant-2026': currentGiant,
}

/**
 * Scores an enterprise's answers by one rule set (records, "SRDI 专精特新 self evaluation"). Pure; a missing
 * answer earns nothing. The only scoring, for the page, the what-if, the special declaration and the city's
 * `srdi/score`, so that all agree; a total is a range while an answer is missing. Price: the rule sets are
 * code, not data.
 */
export function scoreSrdi(id: RuleSetId, answers: SrdiAnswers): Findings & { ruleSet: RuleSet } {
  return { ...rules[id](answers), ruleSet: ruleSets[id] }
}
