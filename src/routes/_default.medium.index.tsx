import { createFileRoute } from '@tanstack/react-router'
import { Providers } from '#features/serve/lists/Providers.tsx'
import { providersQuery } from '#features/serve/lists/query.ts'
import { ProvidersSearch } from '#features/serve/search.ts'
import { MediumNews } from './-medium/MediumNews.tsx'

export const Route = createFileRoute('/_default/medium/')({
  validateSearch: ProvidersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(providersQuery(deps)),
  component: Supermarket,
})

/** 专业服务超市: the intermediaries by kind, and their news below. */
function Supermarket() {
  return <Providers search={Route.useSearch()} place="medium" below={<MediumNews />} />
}
