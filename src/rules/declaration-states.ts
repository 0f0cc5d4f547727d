import { states } from './states.ts'

/** Lifecycle of a declaration that the enterprise submits (records, "Declaration 申报"). */
export const applicationLifecycle = states({
  草稿: { tone: 'neutral', by: 'owner', next: ['已提交'] },
  已提交: { tone: 'info', next: ['已受理', '待补正', '不予通过'], own: ['已撤回'] },
  已受理: { tone: 'info', next: ['审核中', '待补正'], own: ['已撤回'] },
  审核中: { tone: 'info', next: ['评审中', '待补正', '不予通过'] },
  评审中: { tone: 'info', next: ['公示中', '待补正', '不予通过'] },
  公示中: { tone: 'info', next: ['已通过', '不予通过'] },
  已通过: { tone: 'ok', next: ['兑付中'] },
  兑付中: { tone: 'ok', next: ['已兑付'] },
  已兑付: { tone: 'ok' },
  待补正: { tone: 'warn', by: 'owner', next: ['已提交', '已撤回'], late: ['逾期作废'], reason: true },
  不予通过: { tone: 'bad', reason: true },
  已撤回: { tone: 'neutral' },
  逾期作废: { tone: 'bad', reason: true },
})

/** Lifecycle of an application-free benefit (免申即享), which the city initiates. */
export const benefitLifecycle = states({
  系统比对: { tone: 'info', next: ['精准推送'] },
  精准推送: { tone: 'info', next: ['意愿确认'] },
  意愿确认: { tone: 'warn', by: 'owner', next: ['自动兑付', '放弃享受'], late: ['逾期未确认'] },
  自动兑付: { tone: 'info', next: ['公示归档'] },
  公示归档: { tone: 'ok' },
  放弃享受: { tone: 'neutral' },
  逾期未确认: { tone: 'bad', reason: true },
})

/** Lifecycle of any declaration: an application or a benefit. */
export const declarationLifecycle = states({ ...applicationLifecycle.table, ...benefitLifecycle.table })
type DeclarationStatus = (typeof declarationLifecycle.words)[number]

/** Lifecycle of one material of a declaration. */
export const materialLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '需补正'] },
  已通过: { tone: 'ok', next: ['需补正'] },
  需补正: { tone: 'warn', by: 'owner', next: ['待审核'], reason: true },
})

/**
 * Returns true if the enterprise may declare the item again: the declaration was not submitted, or ended
 * without success.
 */
export const isVoid = (status: DeclarationStatus): boolean =>
  status === '草稿' || (declarationLifecycle.isFinal(status) && declarationLifecycle.toneOf(status) !== 'ok')

/** Returns true while the city waits for the enterprise: a correction, or the confirmation of a benefit. */
export const needsAction = (status: DeclarationStatus): boolean =>
  status === '待补正' || status === '意愿确认'

/** Returns true if the enterprise may withdraw its declaration. */
export const mayWithdraw = (status: DeclarationStatus): boolean =>
  declarationLifecycle.can(status, '已撤回', 'owner')

/** States in which the city has decided or paid, or the enterprise has ended a benefit: the matter can be rated (评价). */
const ended: readonly DeclarationStatus[] = [
  ...(['已通过', '兑付中', '已兑付', '不予通过'] as const),
  ...(['公示归档', '放弃享受', '逾期未确认'] as const),
]

/** Returns true if the enterprise may rate how the declaration or benefit was handled. */
export const mayRate = (status: DeclarationStatus): boolean => ended.includes(status)
