import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { PublicAppeal, publicAppealQuery } from './-appeal-detail/PublicAppeal.tsx'

export const Route = createFileRoute('/_default/appeal/demand/detail')({
  validateSearch: v.object({ id: v.optional(v.fallback(v.string(), ''), '') }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(publicAppealQuery(id))
  },
  component: AppealPage,
})

/** 诉求详情: one public appeal, as anybody may read it. */
function AppealPage() {
  const { id } = Route.useSearch()
  return <PublicAppeal id={id} />
}
