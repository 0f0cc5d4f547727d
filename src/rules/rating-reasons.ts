import type { RatedKind } from './rating.ts'

const reasons = {
  matter: {
    good: ['办理快', '指南清楚', '材料精简', '态度好', '答复有用'],
    bad: ['超过承诺时限', '指南不清楚', '多次补交材料', '问题没有解决', '电话打不通', '态度不好'],
  },
  service: {
    good: ['按时完成', '专业', '沟通及时', '收费清楚', '成果有用'],
    bad: ['超过约定时间', '与介绍不符', '沟通不及时', '收费不清楚', '成果不合要求'],
  },
  activity: {
    good: ['内容实用', '讲解清楚', '答疑充分', '组织有序'],
    bad: ['内容不实用', '讲解不清楚', '答疑不够', '组织不周', '时间不合适'],
  },
} as const satisfies Record<RatedKind, { good: readonly string[]; bad: readonly string[] }>

/** Every reason that a rating may name. */
export const allReasons: readonly string[] = Object.values(reasons).flatMap(({ good, bad }) => [
  ...good,
  ...bad,
])

/** Returns the reasons that fit a grade: what was good from 4 stars on, what to improve below. */
export const reasonsFor = (kind: RatedKind, score: number): readonly string[] =>
  reasons[kind][score >= 4 ? 'good' : 'bad']
