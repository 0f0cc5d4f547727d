// Keeps these words apart from the rules, because the home page starts items but does not judge them before its code has loaded.

/** Condition that the enterprise does not meet. */
export interface Failing {
  name: string
  fieldKey?: string
  /** Value of the enterprise: 180 万元. */
  have?: string
  /** Advice to meet it: 还差 120 万元，达到 300 万元后即符合. */
  advice?: string
  /** Document: 市科字〔2026〕2号 第二章. */
  basis: string
  /** True for 一票否决 and 必须满足. */
  isMust: boolean
  /** Number of other unmet conditions. */
  others: number
}

/** Returns the failing condition in words, for a question before the form: name, value, what is missing, others. */
export const failingText = ({ name, have, advice, others }: Failing): string =>
  [
    name,
    (have ?? advice) && `（${[have && `本企业：${have}`, advice].filter(Boolean).join('，')}）`,
    others > 0 && `等 ${String(others + 1)} 项条件`,
  ]
    .filter(Boolean)
    .join('')
