/**
 * Levels of a match between enterprise and policy: 符合条件, 接近符合, 信息不足, 暂不符合 (the city's own words are 推荐, 潜在,
 * 信息不足, 不推荐). 可申报 is used only for a policy that fits and is open now.
 */
export const matchLevels = ['recommended', 'potential', 'need_more_info', 'not_recommended'] as const
export type MatchLevel = (typeof matchLevels)[number]
export const matchLevelWords = {
  recommended: '符合条件',
  potential: '接近符合',
  need_more_info: '信息不足',
  not_recommended: '暂不符合',
} satisfies Record<MatchLevel, string>

/** States of one condition. */
export const conditionStates = ['met', 'unmet', 'unknown', 'manual_review', 'not_applicable'] as const
export type ConditionState = (typeof conditionStates)[number]
export const conditionStateWords = {
  met: '符合',
  unmet: '不符合',
  unknown: '待补充',
  manual_review: '人工认定',
  not_applicable: '不适用',
} satisfies Record<ConditionState, string>

/** Operators of a condition. `in`: the value is one of several words; `manual`: people judge. */
export const operators = ['>=', '<=', '=', 'in', 'manual'] as const
export type Operator = (typeof operators)[number]
