import { linkOptions } from '@tanstack/react-router'
import { appealCategories } from '#api/appeal.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { LinkButton } from '#ui/Button.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { askedOf, isPublicRow, linkTo, publicQuery, shownStates } from './appeals.ts'
import { PublicRow } from './PublicRow.tsx'
import type { AppealsSearch } from './appeals-address.ts'
import { PublicTabs } from './PublicTabs.tsx'

/** Lists the public appeals with their results. */
export function PublicList({ search }: { search: AppealsSearch }) {
  const query = useListQuery(publicQuery(search))
  const { category, state } = askedOf(search)
  return (
    <ListPage
      title="公开诉求"
      crumbs={crumbsTo('/appeal/demand/list')}
      lead="提交人同意公开的诉求和办理结果，不含姓名、电话、企业名称和附件。"
      noun="诉求"
      search={search}
      linkTo={linkTo}
      query={query}
      searchLabel="搜标题或编号"
      under={<PublicTabs chosen="public" />}
      filters={[
        filterOf('类别', appealCategories, category, (next) => ({ category: next })),
        filterOf('状态', shownStates, state, (next) => ({ state: next })),
      ]}
      skeleton={<SkeletonRows rows={10} block />}
      empty={{
        title: '暂无公开的诉求',
        hint: '提交诉求时选择公开，办理结果会显示在这里，供其他企业参考。',
        action: <LinkButton link={linkOptions({ to: '/appeal/demand' })}>我要诉求</LinkButton>,
      }}
    >
      {(one) => isPublicRow(one) && <PublicRow key={one.id} one={one} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}
