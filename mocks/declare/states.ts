import type { DeclarationStatus, FlowNode } from '#api/declaration.ts'
import { type CourseStep, courseSteps, type Handler, handlerOf } from '#rules/declaration-course.ts'

/** Step at which a declaration waits, with its action and its handler. */
export interface Step extends CourseStep {
  action: FlowNode['action']
  by: Handler
}

const actions = {
  已提交: '受理',
  已受理: '初审',
  审核中: '复审',
  评审中: '专家评审',
  公示中: '公示',
  已通过: '批复',
  兑付中: '拨付',
  待补正: '提交',
  系统比对: '比对',
  精准推送: '推送',
  意愿确认: '确认',
  自动兑付: '拨付',
} as const satisfies Record<keyof typeof courseSteps, FlowNode['action']>

const statuses = Object.keys(actions) as (keyof typeof actions)[]

/** Step of each state; a state without one is final. */
export const steps: Partial<Record<DeclarationStatus, Step>> = Object.fromEntries(
  statuses.map((status) => [
    status,
    { ...courseSteps[status], action: actions[status], by: handlerOf(status) },
  ]),
)

/** Action written for the open step if the declaration leaves its regular course. */
export const divergingActions: Partial<Record<DeclarationStatus, FlowNode['action']>> = {
  待补正: '退回补正',
  不予通过: '批复',
  已撤回: '撤回',
  逾期作废: '作废',
  放弃享受: '放弃',
  逾期未确认: '作废',
}

/** Default opinion of a step's handler, also sent to the enterprise, by the state that is reached. */
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
