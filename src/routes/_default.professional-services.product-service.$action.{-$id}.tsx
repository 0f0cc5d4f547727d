import { createFileRoute } from '@tanstack/react-router'
import { OwnProduct } from '#features/serve/own/OwnProduct.tsx'
import { actionOf, OWN_ACTIONS } from '#lib/address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// Loaded on demand, because the form imports controls that the view of a record does not need.
const Publish = lazyPart(async () => (await import('#features/serve/publish/Publish.tsx')).Publish)

export const Route = createFileRoute('/_default/professional-services/product-service/$action/{-$id}')({
  staticData: { guards: ['member', 'provider'], only: OWN_ACTIONS },
  component: ActionPage,
})

/**
 * Shows the form of a service for 发布 (add) or 修改 (edit), or the standing of one of the enterprise's
 * services (view).
 */
function ActionPage() {
  const { action, id } = actionOf(Route.useParams()) ?? { action: 'add', id: '' }
  if (action === 'view') return <OwnProduct key={id} id={id} />
  return <Publish room={<SkeletonText lines={12} />} key={id} id={id} />
}
