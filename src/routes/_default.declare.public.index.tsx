import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { noticeStates, noticeTypes } from '#api/declare-item.ts'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { NoticeEnds } from './-public/NoticeEnds.tsx'
import { NoticeRow } from './-public/NoticeRow.tsx'
import { askedOf, departmentsQuery, linkTo, listQuery } from './-public/notices.ts'
import { NoticesSearch } from './-public/notices-address.ts'

export const Route = createFileRoute('/_default/declare/public/')({
  validateSearch: NoticesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(deps))
    void queryClient.prefetchQuery(departmentsQuery)
  },
  component: NoticesPage,
})

/** Shows 项目公示: the public notices of grants, those open to objections first. */
function NoticesPage() {
  const search = Route.useSearch()
  const list = useListQuery(listQuery(search))
  const { data: known = [] } = useQuery(departmentsQuery)
  const { type, department, state } = askedOf(search)
  return (
    <ListPage
      title="项目公示"
      crumbs={crumbsTo('/declare/public')}
      lead="公示期内可以查看名单、提出异议。"
      answer={<NoticeEnds />}
      beside={<AreaHelp />}
      noun="公示"
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel="搜公示标题或企业名称"
      tabs={{
        label: '公示状态',
        choices: [undefined, ...noticeStates].map((one) => ({
          label: one ?? '全部',
          chosen: one === state,
          change: { state: one },
        })),
      }}
      filters={[
        filterOf('类型', noticeTypes, type, (next) => ({ type: next })),
        filterOf(
          '部门',
          known.map((one) => one.name),
          department,
          (next) => ({ department: next }),
        ),
      ]}
      skeleton={<SkeletonRows rows={10} block />}
      empty={{ title: state ? `没有${state}的项目` : '暂无项目公示', hint: '新的公示发布后显示在这里。' }}
    >
      {(one) => <NoticeRow key={one.id} one={one} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}
