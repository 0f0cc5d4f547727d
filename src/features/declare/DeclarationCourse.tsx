import { useQuery } from '@tanstack/react-query'
import type { DeclarationBrief } from '#api/declaration.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { Course } from '#blocks/trail/Course.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { courseOf } from './course.ts'
import { flowQuery } from './progress.ts'

/** Shows the course of a declaration or benefit: its stages, and the steps of each with handler, date and opinion. */
export function DeclarationCourse({ declaration }: { declaration: DeclarationBrief }) {
  const flow = useQuery(flowQuery(declaration.id))
  return (
    <Loaded
      query={flow}
      skeleton={<SkeletonText />}
      isEmpty={({ records }) => records.length === 0}
      empty={<EmptyState title="暂无办理记录" />}
    >
      {({ records, ahead }) => <Course stages={courseOf(declaration, records, ahead)} />}
    </Loaded>
  )
}
