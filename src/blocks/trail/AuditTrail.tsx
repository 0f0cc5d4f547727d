import { Loaded, type Loading } from '#blocks/Loaded.tsx'
import { cityNow } from '#lib/clock.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'

interface Props<Step> {
  query: Loading<{ records: readonly Step[] }>
  /** Converts a step to a node: one of {@link ./nodes.ts}. `now` in milliseconds. */
  nodeOf: (step: Step, index: number, now: number) => TimelineNode
  /** Nodes of the steps still to come. */
  ahead?: readonly TimelineNode[]
}

/** Shows the handling history of a record: who had it, since when, with what opinion. Used on pages and in sheets. */
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
