import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { NextDeadlines } from '#features/policy/NextDeadlines.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { windowStates } from '#rules/window.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { DraftTasks } from './-declare-items/DraftTasks.tsx'
import { ItemRow } from './-declare-items/ItemRow.tsx'
import { askedOf, departmentsQuery, filtersOf, linkTo, listQuery } from './-declare-items/items.ts'
import { ItemsSearch } from './-declare-items/items-address.ts'

export const Route = createFileRoute('/_default/declare/apply/')({
  validateSearch: ItemsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(deps))
    void queryClient.prefetchQuery(departmentsQuery)
  },
  component: ItemsPage,
})

/**
 * Shows 项目申报: first the drafts and items on this device, then all items that can be declared, the next
 * deadline first.
 */
function ItemsPage() {
  const search = Route.useSearch()
  const { enId } = useAccount()
  const list = useListQuery(listQuery(search))
  const { data: known = [] } = useQuery(departmentsQuery)
  const { state } = askedOf(search)
  return (
    <ListPage
      title="项目申报"
      crumbs={crumbsTo('/declare/apply')}
      lead={
        <>
          全部申报项目，含未开始和已截止的，按截止日期排序；已申报的显示办理状态。今天能报的见{' '}
          <Link to="/policy/apply">今日申报</Link>。
        </>
      }
      aside={enId && <LinkButton link={linkOptions({ to: '/user/my-declare' })}>我的申报</LinkButton>}
      answer={<NextDeadlines query={useQuery(listQuery({}))} />}
      beside={<AreaHelp />}
      noun="申报项目"
      unit="项"
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel="搜项目名称或部门"
      above={enId !== '' && <DraftTasks />}
      tabs={{
        label: '申报状态',
        choices: [undefined, ...windowStates].map((one) => ({
          label: one ?? '全部',
          chosen: one === state,
          change: { state: one },
        })),
      }}
      filters={filtersOf(
        search,
        known.map((one) => one.name),
        enId !== '',
      )}
      empty={{ title: state ? `没有${state}的项目` : '暂无申报项目', hint: '新项目发布后显示在这里。' }}
    >
      {(item) => <ItemRow key={item.id} item={item} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}
