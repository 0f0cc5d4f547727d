import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewsCard } from '#features/news/NewsCard.tsx'
import { newsListQuery } from '#features/news/news-queries.ts'
import { Providers } from '#features/serve/lists/Providers.tsx'
import { providersQuery } from '#features/serve/lists/list-queries.ts'
import { ProvidersSearch } from '#features/serve/serve-address.ts'
import { pageNumber, textParam } from '#lib/address.ts'

/** Search parameters of the list of intermediaries and of the news below it. */
const MediumSearch = v.object({ ...ProvidersSearch.entries, news: textParam, newsPage: pageNumber })

export const Route = createFileRoute('/_default/medium/')({
  validateSearch: MediumSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(providersQuery(deps))
    void queryClient.prefetchQuery(newsListQuery(deps))
  },
  component: Supermarket,
})

/** Shows 专业服务超市: the intermediaries by kind, and the news below them. */
function Supermarket() {
  const search = Route.useSearch()
  return (
    <Providers
      search={search}
      place="medium"
      below={
        <NewsCard
          search={search}
          linkTo={(news) => linkOptions({ to: '/medium', search: { ...search, ...news } })}
          place="medium"
        />
      }
    />
  )
}
