import { createFileRoute } from '@tanstack/react-router'
import { Provider } from '#features/serve/detail/Provider.tsx'
import { providerQuery } from '#features/serve/detail/detail-queries.ts'

export const Route = createFileRoute('/_default/medium/$id')({
  loader: ({ context: { queryClient }, params: { id } }) => void queryClient.prefetchQuery(providerQuery(id)),
  component: Intermediary,
})

/** Shows the public page of one intermediary of the service supermarket. */
function Intermediary() {
  const { id } = Route.useParams()
  return <Provider key={id} id={id} place="medium" />
}
