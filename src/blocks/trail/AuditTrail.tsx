import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { cityNow } from '#lib/clock.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'

interface Props<Step> {
  query: Loading<{ records: readonly Step[] }>
  /** Makes a node of a step: one of {@link ./nodes.ts}. `now` in milliseconds. */
  nodeOf: (step: Step, index: number, now: number) => TimelineNode
  /** What is still to come. */
  ahead?: readonly TimelineNode[]
}

/** Shows the way of a record from hand to hand: who has it, since when, what was said. The same on a page and in a sheet. */
export function AuditTrail<Step>({ query, nodeOf, ahead = [] }: Props<Step>) {
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonText />}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyState title="暂无办理记录" />}
    >
      {({ records }) => (
        <Timeline nodes={[...records.map((step, index) => nodeOf(step, index, cityNow())), ...ahead]} />
      )}
    </Loaded>
  )
}
