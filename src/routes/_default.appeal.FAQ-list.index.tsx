import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { pageOf } from '#lib/paging.ts'
import { hotProblems } from '#rules/problem-search.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { AskCard } from './-faq/AskCard.tsx'
import { hotLink, hotQuery, listLink, SIZE, tagsQuery } from './-faq/faq.ts'
import { ProblemRow } from './-faq/ProblemRow.tsx'
import { HotSearch } from './-faq/faq-address.ts'
import { TagLinks } from './-faq/TagLinks.tsx'
import { useCityOrDevice } from './-faq/useCityOrDevice.ts'

export const Route = createFileRoute('/_default/appeal/FAQ-list/')({
  validateSearch: HotSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(hotQuery(deps))
    void queryClient.prefetchQuery(tagsQuery)
  },
  component: FaqPage,
})

/** Shows 常见问题: a search box, the tags, and the questions that are asked most. */
function FaqPage() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const query = useCityOrDevice(useListQuery(hotQuery(search)), (all) =>
    pageOf(hotProblems(all), { current: search.page, size: SIZE }),
  )
  return (
    <ListPage
      title="常见问题"
      crumbs={crumbsTo('/appeal/FAQ-list')}
      noun="问题"
      unit="个"
      search={search}
      linkTo={hotLink}
      query={query}
      searchBox={
        <SearchBox
          label="搜问题或答案"
          value=""
          onSearch={(keyword) => keyword && void navigate(listLink({ keyword }))}
        />
      }
      answer={<TagLinks />}
      listTitle="热门问题"
      tools={
        <LinkButton look="plain" link={listLink({})}>
          查看全部问题
        </LinkButton>
      }
      beside={<AskCard title="没有找到相关问题？" />}
      empty={{ title: '暂无常见问题', hint: '可以直接提问，由主管部门答复。' }}
    >
      {(one) => <ProblemRow key={one.id} one={one} />}
    </ListPage>
  )
}
