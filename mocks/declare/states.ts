import type { DeclarationStatus, FlowNode } from '#api/declaration.ts'

/** Who a step waits for. */
export type Handler = 'department' | 'enterprise' | 'finance'

/** A step that a declaration waits at, and the days it may take. */
export interface Step {
  nodeName: string
  action: FlowNode['action']
  by: Handler
  limitDays: number
}

/** The step that each state waits at; a state without one is an end. */
export const steps: Partial<Record<DeclarationStatus, Step>> = {
  已提交: { nodeName: '形式审查', action: '受理', by: 'department', limitDays: 3 },
  已受理: { nodeName: '初审', action: '初审', by: 'department', limitDays: 5 },
  审核中: { nodeName: '复审', action: '复审', by: 'department', limitDays: 7 },
  评审中: { nodeName: '专家评审', action: '专家评审', by: 'department', limitDays: 15 },
  公示中: { nodeName: '结果公示', action: '公示', by: 'department', limitDays: 7 },
  已通过: { nodeName: '批复下达', action: '批复', by: 'department', limitDays: 10 },
  兑付中: { nodeName: '资金拨付', action: '拨付', by: 'finance', limitDays: 15 },
  待补正: { nodeName: '企业补正', action: '提交', by: 'enterprise', limitDays: 10 },
  系统比对: { nodeName: '系统比对', action: '比对', by: 'department', limitDays: 3 },
  精准推送: { nodeName: '精准推送', action: '推送', by: 'department', limitDays: 2 },
  意愿确认: { nodeName: '意愿确认', action: '确认', by: 'enterprise', limitDays: 15 },
  自动兑付: { nodeName: '自动兑付', action: '拨付', by: 'finance', limitDays: 10 },
}

/** What was done in the step that waited, where it went aside instead of on. */
export const asideActions: Partial<Record<DeclarationStatus, FlowNode['action']>> = {
  待补正: '退回补正',
  不予通过: '批复',
  已撤回: '撤回',
  逾期作废: '作废',
  放弃享受: '放弃',
  逾期未确认: '作废',
}

/** What a step's handler writes, and what the enterprise is told, when the state is reached without other words. */
export const opinions: Record<DeclarationStatus, string> = {
  草稿: '已保存草稿',
  已提交: '已提交申报材料',
  已受理: '材料齐全，符合法定形式，予以受理',
  审核中: '初审通过，转复审',
  评审中: '复审通过，提交专家评审',
  公示中: '专家评审通过，予以公示',
  已通过: '公示期满无异议，予以通过',
  兑付中: '批复已下达，转财政部门拨付',
  已兑付: '资金已拨付至企业账户',
  待补正: '申报材料需要补正',
  不予通过: '不符合申报条件，不予通过',
  已撤回: '企业已撤回申报',
  逾期作废: '逾期未补正，申报作废',
  系统比对: '已进入系统比对',
  精准推送: '比对通过，列入享受名单',
  意愿确认: '政策已推送，请确认享受意愿',
  自动兑付: '企业已确认享受，转自动兑付',
  公示归档: '资金已兑付，公示后归档',
  放弃享受: '企业放弃享受',
  逾期未确认: '逾期未确认，视为放弃',
}
