import type { InferOutput } from 'valibot'
import type { AppealStep } from '#api/appeal-step.ts'
import type { FlowNode, StepAhead } from '#api/declaration.ts'
import { timeText } from '#lib/dates.ts'
import { workdaysBetween } from '#rules/workdays.ts'
import type { TimelineNode } from '#ui/Timeline.tsx'

const limitText = (limitDays: number) => `时限 ${String(limitDays)} 个工作日`

/** Converts a step of a declaration's flow to a node, with its delay in working days. */
export function flowNode(step: FlowNode, _index: number, now: number): TimelineNode {
  const { id, nodeName, handlerOrg, operator, action, opinion, startTime, endTime, limitDays, overdue } = step
  const daysLate = workdaysBetween(startTime, endTime ?? now) - limitDays
  return {
    id,
    title: nodeName,
    stage: endTime ? 'done' : 'current',
    meta: [
      handlerOrg,
      ...(operator ? [operator] : []),
      action,
      endTime ? timeText(endTime) : `${timeText(startTime)} 起`,
      limitDays > 0 ? limitText(limitDays) : undefined,
    ],
    opinion,
    overdue: overdue ? `已超期${daysLate > 0 ? ` ${String(daysLate)} 个工作日` : ''}` : undefined,
  }
}

/** Returns the nodes of a declaration's steps ahead, as the city states them; `flowNode` converts the past ones. */
export const nodesAhead = (ahead: readonly StepAhead[] = []): TimelineNode[] =>
  ahead.map(({ nodeName, limitDays }) => ({
    id: `ahead ${nodeName}`,
    title: nodeName,
    stage: 'ahead',
    meta: [limitText(limitDays)],
  }))

/**
 * Converts a step of an appeal (诉求) to a node: action, office (for the enterprise's own steps the person who acted),
 * receiving office, and the resulting state.
 */
export const appealNode = (step: InferOutput<typeof AppealStep>, index: number): TimelineNode => ({
  id: `${step.time} ${String(index)}`,
  title: step.action,
  stage: 'done',
  meta: [
    step.toOrg ? `${step.handlerOrg ?? ''} → ${step.toOrg}` : (step.handlerOrg ?? step.operator),
    step.state,
    timeText(step.time),
  ],
  opinion: step.opinion,
})
