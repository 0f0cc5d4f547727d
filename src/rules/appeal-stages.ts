import { appealLifecycle } from './appeal-states.ts'
import { type Stage, stageIndex, stagesOf } from './stages.ts'

type AppealState = (typeof appealLifecycle.words)[number]

/** Stages of an appeal, with the states in which each is under way; a supplement begins again at 受理. */
const stages: Readonly<Record<string, readonly AppealState[]>> = {
  提交: [],
  受理: ['待受理', '已退回补充', '不予受理'],
  办理: ['已受理', '已转交', '办理中'],
  评价: ['待评价'],
  办结: ['已办结'],
}

/** Returns the index of the stage that is under way in a state; -1 for 已撤回, which ends any stage. */
export const stageOfState = (state: AppealState): number => stageIndex(stages, state)

/**
 * Returns the stages of an appeal, with how far it has come.
 * @param stopped index of the stage in which it was withdrawn; without it a withdrawn appeal has no stages
 */
export const appealStages = (state: AppealState, stopped?: number): Stage[] =>
  stagesOf(stages, appealLifecycle, state, stopped)
