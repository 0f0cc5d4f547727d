import { useQuery } from '@tanstack/react-query'
import type { FlowNode } from '#api/declaration.ts'
import { declare } from '#api/declare.ts'
import { query } from '#api/call/query.ts'
import { daysLeft, timeText } from '#lib/dates.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'

/** History lists are asked for whole (specification, section 9). */
const whole = { current: 1, size: 999 }

/** How far a declaration has come: who has it, since when, what was said. */
export function Course({ id }: { id: string }) {
  const flow = useQuery(query(declare.flow, { query: { ...whole, id } }))
  return (
    <Loaded
      query={flow}
      skeleton={<SkeletonText />}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyState title="还没有办理记录" />}
    >
      {({ records }) => <Timeline nodes={records.map((node) => nodeOf(node, Date.now()))} />}
    </Loaded>
  )
}

/** One step of the flow for the timeline; lateness is said in words, in calendar days of the city. */
export function nodeOf(node: FlowNode, now: number): TimelineNode {
  const { id, nodeName, handlerOrg, action, opinion, startTime, endTime, limitDays, overdue } = node
  const late = daysLeft(endTime ?? now, startTime) - limitDays
  return {
    id,
    title: nodeName,
    stage: endTime ? 'done' : 'current',
    meta: [
      handlerOrg,
      action,
      endTime ? timeText(endTime) : `${timeText(startTime)} 起`,
      limitDays > 0 ? `时限 ${String(limitDays)} 天` : undefined,
    ],
    opinion,
    overdue: overdue ? `已超期${late > 0 ? ` ${String(late)} 天` : ''}` : undefined,
  }
}
