import { Card } from '#ui/Card.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

/** Skeleton of a form that is loading. */
export const formRoom = (
  <Card>
    <SkeletonText lines={10} />
  </Card>
)
