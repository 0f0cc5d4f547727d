import { createFileRoute } from '@tanstack/react-router'
import { newsQuery } from '#features/news/news-queries.ts'
import { IdSearch } from '#lib/address.ts'
import { NewsPage } from './-news/NewsPage.tsx'

export const Route = createFileRoute('/_default/roadshow/news-detail')({
  validateSearch: IdSearch,
  staticData: { needs: ['id'] },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(newsQuery(id))
  },
  component: NewsDetail,
})

/** Shows 资讯详情 at its address among the activities. */
function NewsDetail() {
  const { id = '' } = Route.useSearch()
  return <NewsPage id={id} place="roadshow" />
}
