import type { Appeal, AppealState } from '#api/appeal.ts'

/** Owner, state and history of a seeded appeal. */
export interface Plan {
  userId: string
  state: AppealState
  /** Days since the appeal was submitted. */
  age: number
  /** Id that tests and demonstrations rely on. */
  id?: string
  isPublic?: boolean
  /** Missing points, by field, if the appeal is returned. */
  asked?: Appeal['asked']
  /** Reason of the extension. */
  extended?: string
  /** Words of the owner's reminder (催办). */
  urged?: string
  /** Missing point that reopened the appeal after the first answer; `second` is the second answer. */
  missing?: string
  second?: string
  /** True if the appeal was not rated in time. */
  isUnrated?: boolean
  /** True for a rating without words. */
  isBrief?: boolean
  /** Working day on which the office answered, counted from the submission; the second by default. */
  answeredOn?: number
}

/** Plans of the demo accounts, for the first cases: every state, and everything that can happen on the way. */
export const demoPlans: readonly Plan[] = [
  { userId: 'u-enterprise', state: '待评价', age: 6, id: 'appeal-rate' },
  {
    userId: 'u-enterprise',
    state: '已退回补充',
    age: 3,
    id: 'appeal-returned',
    asked: [
      { field: 'content', errorMessage: '请写明积水路段的具体位置和三次积水的时间。' },
      { field: 'attachments', errorMessage: '请上传积水路段的照片，便于市政部门现场核实。' },
    ],
  },
  { userId: 'u-enterprise', state: '办理中', age: 4, id: 'appeal-handling' },
  { userId: 'u-enterprise', state: '已受理', age: 1 },
  { userId: 'u-enterprise', state: '已办结', age: 46, id: 'appeal-done', isPublic: true },
  { userId: 'u-enterprise', state: '待受理', age: 0, id: 'appeal-new' },
  { userId: 'u-enterprise', state: '不予受理', age: 70, id: 'appeal-refused' },
  { userId: 'u-enterprise', state: '已撤回', age: 21 },
  { userId: 'u-enterprise', state: '已转交', age: 2, id: 'appeal-handed' },
  { userId: 'u-other', state: '办理中', age: 5, id: 'appeal-other' },
  { userId: 'u-other', state: '已办结', age: 33, id: 'appeal-public', isPublic: true },
  { userId: 'u-provider', state: '办理中', age: 3 },
  { userId: 'u-provider', state: '已办结', age: 28, isPublic: true },
  { userId: 'u-person', state: '待受理', age: 1 },
  { userId: 'u-person', state: '已办结', age: 15 },
  {
    userId: 'u-enterprise',
    state: '办理中',
    age: 5,
    id: 'appeal-extended',
    extended: '需会同自来水公司现场测压并核算管网改造方案。',
  },
  {
    userId: 'u-enterprise',
    state: '办理中',
    age: 13,
    id: 'appeal-late',
    urged: '对方仍未退款，请尽快约谈。',
  },
  {
    userId: 'u-enterprise',
    state: '办理中',
    age: 10,
    id: 'appeal-reopened',
    missing: '答复没有说明电子件的具体格式和调阅要求。',
  },
  { userId: 'u-enterprise', state: '已办结', age: 30, id: 'appeal-unrated', isUnrated: true },
  {
    userId: 'u-enterprise',
    state: '已办结',
    age: 60,
    id: 'appeal-unsolved',
    missing: '补交位置图后仍显示审核中，没有办结时间。',
    second: '位置图已收到，因涉及环评变动判定，需专家复核，复核结果将另行告知。',
  },
]
