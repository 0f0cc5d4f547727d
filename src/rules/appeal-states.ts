import { states } from './states.ts'

/**
 * An appeal (records, "Appeal 诉求"): it can be taken back until the work begins. Whoever finds it unsolved (未解决) opens
 * it once again; unrated it closes after 7 days. Offices hand it on (转交) as long as they have not answered.
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

/** The states of numberInfo's counts: what waits to be taken up or added to, what is under way, what has ended. */
export const appealGroups = {
  pending: ['待受理', '已退回补充'],
  processing: ['已受理', '已转交', '办理中', '待评价'],
  finished: ['已办结', '不予受理', '已撤回'],
} as const satisfies Record<string, readonly AppealState[]>

/** Whose turn it is while an office has the appeal: the clock runs. */
const withOffice: readonly AppealState[] = ['待受理', '已受理', '已转交', '办理中']

/** True while an office has the appeal and its clock runs. */
export const isWithOffice = (state: AppealState): boolean => withOffice.includes(state)

/** True where the one who asked may take the appeal back. */
export const mayWithdraw = (state: AppealState): boolean => appealLifecycle.can(state, '已撤回', 'owner')

/** How the one who asked may judge the outcome. */
export const appealOutcomes = ['已解决', '部分解决', '未解决'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** True for a rating that counts as satisfied: at least partly solved, with 4 or 5 stars. What was never rated never does. */
export const isSatisfied = (rated: { solved: AppealOutcome; score: number } | undefined): boolean =>
  rated !== undefined && rated.solved !== '未解决' && rated.score >= 4

/** Where a rating leads: 未解决 opens the appeal once again, everything else and a second 未解决 ends it. */
export const afterRating = (solved: AppealOutcome, wasReopened: boolean): '办理中' | '已办结' =>
  solved === '未解决' && !wasReopened ? '办理中' : '已办结'
