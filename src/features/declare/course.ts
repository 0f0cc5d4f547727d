import type { DeclarationBrief, FlowNode, StepAhead } from '#api/declaration.ts'
import type { CourseStage } from '#blocks/trail/Course.tsx'
import { flowNode, nodesAhead } from '#blocks/trail/nodes.ts'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { declarationStages, stageOfStep } from '#rules/declaration-stages.ts'
import { turnOf } from '#rules/declaration-course.ts'
import { turned } from './turn.ts'

/**
 * Returns the course of a declaration by stages, each with its steps and its date: the day of its last step, the end of
 * the step under way, or the working days that the policy allows.
 * @param records past steps and the one under way, in order of time
 * @param ahead steps to come
 */
export function courseOf(
  declaration: DeclarationBrief,
  records: readonly FlowNode[],
  ahead: readonly StepAhead[] = [],
  now = cityNow(),
): CourseStage[] {
  const { type } = declaration
  let at = 0
  const placed = records.map((step, index) => {
    const own = stageOfStep(type, step.nodeName)
    // Keeps a step without a stage, such as a rating, with the step before it.
    if (own >= 0) at = own
    return { at, step, node: flowNode(step, index, now) }
  })
  const due = turnOf(turned(declaration))?.due
  return declarationStages(declaration, at).map((stage, index) => {
    const own = placed.filter((one) => one.at === index)
    const later = ahead.filter(({ nodeName }) => stageOfStep(type, nodeName) === index)
    const ended = own.findLast(({ step }) => step.endTime)?.step.endTime
    const days = later.reduce((sum, { limitDays }) => sum + limitDays, 0)
    const notes = {
      done: ended && dayText(ended, now),
      stopped: ended && dayText(ended, now),
      current: due && `${dayText(due, now)}前`,
      ahead: days > 0 ? `${String(days)} 个工作日` : undefined,
    }
    return {
      ...stage,
      note: notes[stage.stage],
      nodes: [...own.map(({ node }) => node), ...nodesAhead(later)],
    }
  })
}
