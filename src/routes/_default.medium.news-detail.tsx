import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { NewsPage } from './-news/NewsPage.tsx'
import { newsQuery } from './-news/news.ts'
import { plannedLink } from '#layouts/menu/planned.ts'

export const Route = createFileRoute('/_default/medium/news-detail')({
  validateSearch: v.object({ id: v.optional(v.fallback(v.string(), ''), '') }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id) void queryClient.prefetchQuery(newsQuery(id))
  },
  component: NewsDetail,
})

const crumbs = [
  { label: '首页', link: linkOptions({ to: '/' }) },
  { label: '专业服务超市', link: plannedLink('/medium') },
]

/** 资讯详情, at its address in the service supermarket. */
function NewsDetail() {
  const { id } = Route.useSearch()
  return (
    <NewsPage
      id={id}
      crumbs={crumbs}
      linkOf={(other) => linkOptions({ to: '/medium/news-detail', search: { id: other } })}
    />
  )
}
