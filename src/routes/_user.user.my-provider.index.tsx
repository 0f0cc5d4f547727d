import { createFileRoute } from '@tanstack/react-router'
import { prefetchOwn } from '#features/serve/own/own-queries.ts'
import { account } from '#session/account.ts'
import { Organisation } from '#features/serve/own/Organisation.tsx'

export const Route = createFileRoute('/_user/user/my-provider/')({
  staticData: { guards: ['member', 'provider'] },
  loader: async ({ context: { queryClient } }) => {
    if (account.enId) void prefetchOwn(queryClient).catch(() => undefined)
  },
  component: MyProvider,
})

/** Shows 我的机构, the enterprise's organisation. */
function MyProvider() {
  return <Organisation />
}
