import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { pageOf } from '#lib/paging.ts'
import { useLastPage } from '#offline/useLastPage.ts'
import { LinkButton } from '#ui/Button.tsx'
import { AskCard } from './-faq/AskCard.tsx'
import { hotLink, listLink, listQuery, SIZE, tagsQuery } from './-faq/faq.ts'
import { ProblemRow } from './-faq/ProblemRow.tsx'
import { FaqSearch } from './-faq/faq-address.ts'
import { useSearchProblems } from './-faq/useSearchProblems.ts'
import { useTags } from './-faq/TagLinks.tsx'
import { useCityOrDevice } from './-faq/useCityOrDevice.ts'

export const Route = createFileRoute('/_default/appeal/FAQ-list/list')({
  validateSearch: FaqSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(deps))
    void queryClient.prefetchQuery(tagsQuery)
  },
  component: FaqListPage,
})

/**
 * Shows the questions of a tag or of a search; without a network the device searches the questions it keeps.
 */
function FaqListPage() {
  const search = Route.useSearch()
  const { tagId, keyword } = search
  const searchProblems = useSearchProblems()
  const query = useCityOrDevice(
    // Uses the previous page as a placeholder only online: offline, the device itself finds any page among
    // all questions it keeps.
    useQuery({ ...listQuery(search), ...useLastPage() }),
    (all) => searchProblems && pageOf(searchProblems(all, search), { current: search.page, size: SIZE }),
  )
  const tags = useTags().data ?? []
  return (
    <ListPage
      title={tags.find((one) => one.tagId === tagId)?.tagName ?? '全部问题'}
      crumbs={crumbsTo('/appeal/FAQ-list/list')}
      noun="问题"
      unit="个"
      search={search}
      linkTo={listLink}
      query={query}
      searchLabel="搜问题或答案"
      filters={[
        {
          label: '分类',
          choices: [
            { label: '全部', chosen: !tagId, change: { tagId: undefined } },
            ...tags.map((tag) => ({
              label: tag.tagName,
              chosen: tag.tagId === tagId,
              change: { tagId: tag.tagId },
            })),
          ],
        },
      ]}
      // Accepts any tag id until the tags are loaded.
      shown={tags.length > 0 ? { tagId: tags.find((one) => one.tagId === tagId)?.tagId } : {}}
      beside={<AskCard title="没有找到相关问题？" question={keyword} />}
      empty={{
        title: tagId ? '该分类暂无问题' : '暂无常见问题',
        hint: '可以直接提问，由主管部门答复。',
        action: <LinkButton link={hotLink({})}>查看热门问题</LinkButton>,
      }}
    >
      {(one) => <ProblemRow key={one.id} one={one} looked={keyword ?? ''} inTag={tagId !== undefined} />}
    </ListPage>
  )
}
