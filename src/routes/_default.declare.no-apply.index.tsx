import { createFileRoute } from '@tanstack/react-router'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { useAccount } from '#session/account.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { BenefitRow } from './-no-apply/BenefitRow.tsx'
import { linkTo, listQuery, stageOf, stages } from './-no-apply/benefits.ts'
import { BenefitsSearch } from './-no-apply/benefits-address.ts'
import { ReadySum } from './-no-apply/ReadySum.tsx'

export const Route = createFileRoute('/_default/declare/no-apply/')({
  validateSearch: BenefitsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(listQuery(deps)),
  component: BenefitsPage,
})

/**
 * Shows 免申即享: the benefits that the city pays without an application, with the standing of the current
 * enterprise.
 */
function BenefitsPage() {
  const search = Route.useSearch()
  const { enId } = useAccount()
  const list = useListQuery(listQuery(search))
  const scopes = [undefined, ...(enId ? (['mine'] as const) : [])]
  return (
    <ListPage
      title="免申即享"
      crumbs={crumbsTo('/declare/no-apply')}
      lead="由平台比对数据、主动推送，企业确认后直接兑付，无需提交申报材料。"
      answer={<ReadySum />}
      beside={<AreaHelp />}
      noun="免申即享事项"
      unit="项"
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel="搜事项名称或部门"
      tabs={{
        label: '范围',
        choices: scopes.map((scope) => ({
          label: scope ? '本企业' : '全部',
          chosen: scope === search.scope,
          change: { scope },
        })),
      }}
      filters={[filterOf('阶段', stages, stageOf(search), (stage) => ({ stage }))]}
      skeleton={<SkeletonRows rows={10} block />}
      empty={
        search.scope
          ? {
              title: '本企业暂未匹配到免申即享事项',
              hint: '完善企业档案可以提高匹配的准确性。',
              action: <LinkButton link={linkTo({})}>查看全部事项</LinkButton>,
            }
          : { title: '暂无免申即享事项', hint: '新的批次发布后显示在这里。' }
      }
    >
      {(item) => <BenefitRow key={item.id} item={item} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}
