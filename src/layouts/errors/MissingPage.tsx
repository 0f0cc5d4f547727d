import { Card } from '#ui/Card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'

// Loaded on demand, because few users reach a missing page.
const MissingWays = lazyPart(async () => (await import('./MissingWays.tsx')).MissingWays)

/** Replaces a page that does not exist (specification, section 8): message, link home, and the general search. */
export const MissingPage = () => (
  <Page title="404 页面不存在" titleHidden about={false}>
    <Card>
      <MissingWays room={<SkeletonRows />} />
    </Card>
  </Page>
)
