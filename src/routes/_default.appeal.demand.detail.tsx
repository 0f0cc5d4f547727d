import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { optionalParam } from '#lib/address.ts'
import { useAccount } from '#session/account.ts'
import { readTokens } from '#session/tokens.ts'
import { OwnAppeal } from './-appeal-detail/OwnAppeal.tsx'
import { PublicAppeal, publicAppealQuery } from './-appeal-detail/PublicAppeal.tsx'
import { ownAppealQuery } from './-appeal-detail/own-appeal-query.ts'

const Search = v.object({
  id: optionalParam(v.string()),
  /**
   * Set by lists of public appeals, so that the page does not first ask the city whether the appeal is the
   * user's own.
   */
  view: optionalParam(v.literal('public')),
})

export const Route = createFileRoute('/_default/appeal/demand/detail')({
  validateSearch: Search,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id, view } }) => {
    if (!id) return
    const isOwn = view !== 'public' && readTokens().accessToken !== undefined
    if (isOwn) void queryClient.prefetchQuery(ownAppealQuery(id))
    else void queryClient.prefetchQuery(publicAppealQuery(id))
  },
  component: AppealPage,
})

/** Shows one appeal: all of it to its owner, the public part to everybody else. */
function AppealPage() {
  const { id = '', view } = Route.useSearch()
  const { userInfo } = useAccount()
  return userInfo && view !== 'public' ? <OwnAppeal key={id} id={id} /> : <PublicAppeal key={id} id={id} />
}
