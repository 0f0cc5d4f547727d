import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Organisation } from '#features/serve/own/Organisation.tsx'
import { actionOf } from '#lib/address.ts'
import { SkeletonText } from '#ui/state/Skeleton.tsx'

// It brings the controls along, which reading a record does not need.
const Apply = lazy(async () => ({
  default: (await import('#features/serve/apply/Apply.tsx')).Apply,
}))

export const Route = createFileRoute('/_user/user/my-provider/provider/$action/{-$id}')({
  params: {
    // Before anybody is asked to sign in: what is not there is not there for members either.
    parse: (params) => {
      // eslint-disable-next-line typescript/only-throw-error -- the router's own way to say 404
      if (!actionOf(params)) throw notFound()
      return params
    },
  },
  staticData: { guards: ['member', 'provider'] },
  component: ActionPage,
})

/** 申请 (add), 修改 (edit), and how one's organisation stands (view). */
function ActionPage() {
  const { action, id } = actionOf(Route.useParams()) ?? { action: 'add', id: '' }
  if (action === 'view') return <Organisation />
  return (
    <Suspense fallback={<SkeletonText lines={12} />}>
      <Apply key={id} id={id} />
    </Suspense>
  )
}
