import { createFileRoute } from '@tanstack/react-router'
import { Organisation } from '#features/serve/own/Organisation.tsx'
import { actionOf, OWN_ACTIONS } from '#lib/address.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// Loaded on demand, because the form imports controls that the view of a record does not need.
const Apply = lazyPart(async () => (await import('#features/serve/apply/Apply.tsx')).Apply)

export const Route = createFileRoute('/_user/user/my-provider/provider/$action/{-$id}')({
  staticData: { guards: ['member', 'provider'], only: OWN_ACTIONS },
  component: ActionPage,
})

/** Shows the form of the enterprise's organisation for 申请 (add) or 修改 (edit), or its standing (view). */
function ActionPage() {
  const { action, id } = actionOf(Route.useParams()) ?? { action: 'add', id: '' }
  if (action === 'view') return <Organisation />
  return <Apply room={<SkeletonText lines={12} />} key={id} id={id} />
}
