import { states } from './states.ts'

/** An appeal (records, "Appeal 诉求"): it can be taken back until the work begins, and closes unrated after 7 days. */
export const appealLifecycle = states({
  待受理: { tone: 'info', next: ['已受理', '不予受理', '已退回补充'], own: ['已撤回'] },
  已受理: { tone: 'info', next: ['已转交', '已退回补充'], own: ['已撤回'] },
  已转交: { tone: 'info', next: ['办理中', '已退回补充'], own: ['已撤回'] },
  办理中: { tone: 'info', next: ['待评价'] },
  待评价: { tone: 'warn', by: 'owner', next: ['已办结'], late: ['已办结'] },
  已办结: { tone: 'ok' },
  不予受理: { tone: 'bad', reason: true },
  已退回补充: { tone: 'warn', by: 'owner', next: ['待受理', '已撤回'], reason: true },
  已撤回: { tone: 'neutral' },
})
