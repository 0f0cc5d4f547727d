import type { SrdiAnswers } from './answers.ts'

/** Answers that only superseded rule sets use: in the contract for their results, but not asked any more. */
export const supersededAnswers: readonly (keyof SrdiAnswers)[] = [
  'mainRevenueTwoBefore',
  'netProfit',
  'employees',
  'rdEmployees',
  'productField',
  'digitalLevel',
  'quality',
  'local',
]
