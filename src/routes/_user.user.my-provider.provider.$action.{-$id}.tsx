import { createFileRoute } from '@tanstack/react-router'
import { Organisation } from '#features/serve/own/Organisation.tsx'
import { actionOf } from '#lib/address.ts'
import { ownAction } from '#blocks/own-action.ts'
import { arriving } from '#ui/arriving.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// It brings the controls along, which reading a record does not need.
const Apply = arriving(async () => (await import('#features/serve/apply/Apply.tsx')).Apply)

export const Route = createFileRoute('/_user/user/my-provider/provider/$action/{-$id}')({
  params: ownAction,
  staticData: { guards: ['member', 'provider'] },
  component: ActionPage,
})

/** 申请 (add), 修改 (edit), and how one's organisation stands (view). */
function ActionPage() {
  const { action, id } = actionOf(Route.useParams()) ?? { action: 'add', id: '' }
  if (action === 'view') return <Organisation />
  return <Apply room={<SkeletonText lines={12} />} key={id} id={id} />
}
