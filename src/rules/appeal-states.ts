import { states } from './states.ts'

/**
 * Lifecycle of an appeal (records, "Appeal 诉求"): its owner can withdraw it until the work begins. An owner
 * who rates it unsolved (未解决) reopens it once; unrated it closes after 7 days. Offices may hand it on (转交)
 * until they have answered.
 */
export const appealLifecycle = states({
  待受理: { tone: 'info', next: ['已受理', '不予受理', '已退回补充'], own: ['已撤回'] },
  已受理: { tone: 'info', next: ['已转交', '办理中', '已退回补充'], own: ['已撤回'] },
  已转交: { tone: 'info', next: ['办理中', '已转交', '已退回补充'], own: ['已撤回'] },
  办理中: { tone: 'info', next: ['待评价', '已转交', '已退回补充'] },
  待评价: { tone: 'warn', by: 'owner', next: ['已办结', '办理中'], late: ['已办结'] },
  已办结: { tone: 'ok' },
  不予受理: { tone: 'bad', reason: true },
  已退回补充: { tone: 'warn', by: 'owner', next: ['待受理', '已撤回'], reason: true },
  已撤回: { tone: 'neutral' },
})
type AppealState = (typeof appealLifecycle.words)[number]

/**
 * Groups of states in the counts of numberInfo: waiting for acceptance or more information, in progress,
 * ended.
 */
export const appealGroups = {
  pending: ['待受理', '已退回补充'],
  processing: ['已受理', '已转交', '办理中', '待评价'],
  finished: ['已办结', '不予受理', '已撤回'],
} as const satisfies Record<string, readonly AppealState[]>

/** States in which an office has the appeal and its clock runs. */
const withOffice: readonly AppealState[] = ['待受理', '已受理', '已转交', '办理中']

/** Returns true while an office has the appeal and its clock runs. */
export const isWithOffice = (state: AppealState): boolean => withOffice.includes(state)

/** Returns true if the owner may withdraw the appeal. */
export const mayWithdraw = (state: AppealState): boolean => appealLifecycle.can(state, '已撤回', 'owner')

/** Outcomes with which the owner may rate the answer. */
export const appealOutcomes = ['已解决', '部分解决', '未解决'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Returns true for a satisfied rating: at least partly solved, with 4 or 5 stars. False without a rating. */
export const isSatisfied = (rated: { solved: AppealOutcome; score: number } | undefined): boolean =>
  rated !== undefined && rated.solved !== '未解决' && rated.score >= 4

/**
 * Returns the state after a rating: 未解决 reopens the appeal once, any other outcome or a second 未解决 ends it.
 */
export const afterRating = (solved: AppealOutcome, wasReopened: boolean): '办理中' | '已办结' =>
  solved === '未解决' && !wasReopened ? '办理中' : '已办结'
