import { createFileRoute } from '@tanstack/react-router'
import { Organisation } from '#features/serve/own/Organisation.tsx'

export const Route = createFileRoute('/_user/user/my-provider/')({
  staticData: { guards: ['member', 'provider'] },
  component: MyProvider,
})

/** 我的机构. */
function MyProvider() {
  return <Organisation />
}
