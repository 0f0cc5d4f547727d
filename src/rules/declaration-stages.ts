import { courseSteps } from './declaration-course.ts'
import { declarationLifecycle } from './declaration-states.ts'
import { type Stage, stageIndex, stagesOf } from './stages.ts'

type DeclarationStatus = (typeof declarationLifecycle.words)[number]
type Stages = Readonly<Record<string, readonly DeclarationStatus[]>>

/** Stages of an application, with the states in which each is under way; a correction begins again at 受理. */
const applicationStages: Stages = {
  提交: ['草稿'],
  受理: ['已提交', '待补正', '逾期作废'],
  审核: ['已受理', '审核中', '评审中'],
  公示: ['公示中'],
  兑付: ['已通过', '兑付中', '已兑付'],
}

/** Stages of an application-free benefit (免申即享), with the states in which each is under way. */
const benefitStages: Stages = {
  系统比对: ['系统比对'],
  精准推送: ['精准推送'],
  意愿确认: ['意愿确认', '放弃享受', '逾期未确认'],
  自动兑付: ['自动兑付'],
  公示归档: ['公示归档'],
}

/** Parts of a declaration that say how far it has come. */
interface Reached {
  type: string
  status: DeclarationStatus
}

const stagesFor = (type: string): Stages => (type === 'apply-msjx' ? benefitStages : applicationStages)

/**
 * Returns the index of the stage to which a step of the course belongs; -1 for a step that belongs to none, such as
 * a rating.
 * @param nodeName name of the step at the office: 形式审查
 */
export function stageOfStep(type: string, nodeName: string): number {
  if (nodeName === '提交申报') return 0
  const status = (Object.keys(courseSteps) as (keyof typeof courseSteps)[]).find(
    (one) => courseSteps[one].nodeName === nodeName,
  )
  return status ? stageIndex(stagesFor(type), status) : -1
}

/**
 * Returns the stages of a declaration or benefit, with how far it has come.
 * @param stopped index of the stage in which it ended, for a state that does not say it (不予通过, 已撤回); without it
 *   such a declaration has no stages
 */
export const declarationStages = ({ type, status }: Reached, stopped?: number): Stage[] =>
  stagesOf(stagesFor(type), declarationLifecycle, status, stopped)
