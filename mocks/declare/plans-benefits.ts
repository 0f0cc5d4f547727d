import type { Plan } from './plan.ts'

/** Returns the course of a benefit that was confirmed in time, paid and archived (公示归档). */
export const archivedCourse = (inDays: (days: number) => string): Plan['course'] => [
  ['系统比对', 57],
  ['精准推送', 55],
  ['意愿确认', 54, { dueDate: inDays(-43) }],
  ['自动兑付', 44],
  ['公示归档', 34],
]

/**
 * Returns the application-free benefits of one demo enterprise: every stage, one that was declined and one not
 * confirmed in time. `inDays` returns the end of a day counted in working days from today.
 */
export const benefitPlans = (
  owner: Pick<Plan, 'userId' | 'enId'>,
  inDays: (days: number) => string,
): Plan[] => [
  {
    ...owner,
    id: 'benefit-confirm',
    item: ['apply-msjx:意愿确认'],
    projectName: '',
    summary: '',
    applyAmount: 50_000,
    course: [
      ['系统比对', 8],
      ['精准推送', 6],
      ['意愿确认', 4, { dueDate: inDays(8) }],
    ],
  },
  {
    ...owner,
    id: 'benefit-account',
    item: ['apply-msjx:意愿确认'],
    projectName: '',
    summary: '',
    applyAmount: 36_000,
    missing: ['contact', 'account'],
    course: [
      ['系统比对', 7],
      ['精准推送', 5],
      ['意愿确认', 3, { dueDate: inDays(4) }],
    ],
  },
  {
    ...owner,
    id: 'benefit-matching',
    item: ['apply-msjx:系统比对'],
    projectName: '',
    summary: '',
    applyAmount: 24_000,
    course: [['系统比对', 1]],
  },
  {
    ...owner,
    id: 'benefit-pushed',
    item: ['apply-msjx:精准推送'],
    projectName: '',
    summary: '',
    applyAmount: 18_000,
    course: [
      ['系统比对', 3],
      ['精准推送', 1],
    ],
  },
  {
    ...owner,
    id: 'benefit-paying',
    item: ['apply-msjx:自动兑付'],
    projectName: '',
    summary: '',
    applyAmount: 42_000,
    course: [
      ['系统比对', 21],
      ['精准推送', 19],
      ['意愿确认', 18, { dueDate: inDays(-7) }],
      ['自动兑付', 9],
    ],
  },
  {
    ...owner,
    id: 'benefit-declined',
    item: ['apply-msjx:自动兑付'],
    projectName: '',
    summary: '',
    applyAmount: 12_000,
    course: [
      ['系统比对', 20],
      ['精准推送', 18],
      ['意愿确认', 16, { dueDate: inDays(-4) }],
      ['放弃享受', 14, { reason: '同一事项已享受区级补贴，不重复享受' }],
    ],
  },
  {
    ...owner,
    id: 'benefit-archived',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 50_000,
    course: archivedCourse(inDays),
    rating: { score: 5, reasons: ['办理快'], comment: '不用申报，钱直接到账。', daysAgo: 32 },
  },
  {
    ...owner,
    id: 'benefit-late',
    item: ['apply-msjx:公示归档'],
    projectName: '',
    summary: '',
    applyAmount: 15_000,
    course: [
      ['系统比对', 44],
      ['精准推送', 42],
      ['意愿确认', 41, { dueDate: inDays(-32) }],
      ['逾期未确认', 31, { reason: '未在期限内确认享受意愿，本批次不再兑付' }],
    ],
  },
]
