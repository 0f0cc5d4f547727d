import { createFileRoute } from '@tanstack/react-router'
import { OwnRecord } from '#features/docking/own/OwnRecord.tsx'
import { PublishSearch } from '#features/market/market-address.ts'
import { actionOf, OWN_ACTIONS } from '#lib/address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// Loaded on demand, because the form imports controls that the view of a record does not need.
const Publish = lazyPart(async () => (await import('#features/docking/publish/Publish.tsx')).Publish)

export const Route = createFileRoute('/_default/docking/demand-service/$action/{-$id}')({
  validateSearch: PublishSearch,
  staticData: { guards: ['member'], only: OWN_ACTIONS },
  component: ActionPage,
})

/**
 * Shows the form of a demand for 发布 (add) or 修改 (edit), or the standing of one of the enterprise's
 * demands (view).
 */
function ActionPage() {
  const { action, id } = actionOf(Route.useParams()) ?? { action: 'add', id: '' }
  const { copy = '' } = Route.useSearch()
  if (action === 'view') return <OwnRecord key={id} kind="demand" id={id} />
  return (
    <Publish room={<SkeletonText lines={12} />} key={`${id}|${copy}`} kind="demand" id={id} copy={copy} />
  )
}
