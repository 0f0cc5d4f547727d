import type { Appeal } from '#api/appeal.ts'
import type { CourseStage } from '#blocks/trail/Course.tsx'
import { appealNode } from '#blocks/trail/nodes.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { appealStages, stageOfState } from '#rules/appeal-stages.ts'
import { nextStepOf, nodeNow, nodesAhead } from './turn.ts'

/** Stages of the steps that an appeal has ahead. */
const stageOfAhead: Readonly<Record<string, number>> = { 受理: 1, 办理并答复: 2, 评价: 3 }

/** Returns the course of an appeal by stages: each step stands in the stage that it was taken in. */
export function appealCourse(appeal: Appeal, now = cityNow()): CourseStage[] {
  const { timeline, state } = appeal
  let at = 0
  const placed = timeline.map((step, index) => {
    const before = timeline[index - 1]
    const own = before ? stageOfState(before.state) : 0
    if (own >= 0) at = own
    return { at, step, node: appealNode(step, index) }
  })
  const until = nextStepOf(appeal, now)?.until
  return appealStages(state, at).map((stage, index) => {
    const own = placed.filter((one) => one.at === index)
    const last = own.at(-1)?.step.time
    const passed = last && dayText(last, now)
    return {
      ...stage,
      note: { done: passed, stopped: passed, current: until, ahead: undefined }[stage.stage],
      nodes: [
        ...own.map(({ node }) => node),
        ...(stage.stage === 'current' ? nodeNow(appeal, now) : []),
        ...nodesAhead(appeal).filter(({ title }) => stageOfAhead[title] === index),
      ],
    }
  })
}
