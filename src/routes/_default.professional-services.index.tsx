import { createFileRoute } from '@tanstack/react-router'
import { typesQuery } from '#features/serve/lists/list-queries.ts'
import { Front } from './-services/Front.tsx'
import { hotProducts, hotProviders } from './-services/queries.ts'

export const Route = createFileRoute('/_default/professional-services/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(typesQuery)
    void queryClient.prefetchQuery(hotProducts)
    void queryClient.prefetchQuery(hotProviders)
  },
  component: Services,
})

/** Shows 专业服务: the kinds of service, the popular services and providers, and the procedure. */
function Services() {
  return <Front />
}
