import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { filterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { askLink, FORM } from '#features/appeal/own/record.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { LinkButton } from '#ui/Button.tsx'
import { AppealRow } from './-my-appeal/AppealRow.tsx'
import { groups, mineQuery, numbersQuery, stateOf } from './-my-appeal/my-appeal-list.ts'
import { Search } from './-my-appeal/my-appeal-address.ts'

export const Route = createFileRoute('/_user/user/my-appeal')({
  validateSearch: Search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(mineQuery(deps))
    void queryClient.prefetchQuery(numbersQuery)
  },
  component: MyAppealPage,
})

const linkTo = (search: Search) => linkOptions({ to: '/user/my-appeal', search })
const start = (
  <LinkButton look="primary" link={askLink()}>
    我要诉求
  </LinkButton>
)

/**
 * Says how many appeals were rated and how many of them well. Keeps the line's height while that is unknown, as it stays
 * without a network.
 */
function ratedWords(numbers: { rated?: number; satisfaction?: number } | undefined): string {
  if (!numbers) return '\u00A0'
  const { rated = 0, satisfaction } = numbers
  if (satisfaction === undefined) return '尚无已评价的诉求'
  return `${String(rated)} 件已评价，${String(Math.round((satisfaction * rated) / 100))} 件满意`
}

/**
 * Shows 我的诉求: first the appeals that wait on this device, then the city's, with the count of each group
 * and the satisfaction rate.
 */
function MyAppealPage() {
  const search = Route.useSearch()
  const mine = useListQuery(mineQuery(search))
  const { data: numbers } = useQuery(numbersQuery)
  return (
    <MyRecords
      title="我的诉求"
      aside={start}
      lead={ratedWords(numbers)}
      noun="诉求"
      search={search}
      linkTo={linkTo}
      query={mine}
      device={{ kind: 'appeal', form: FORM }}
      searchLabel="搜标题或诉求编号"
      tabs={{
        label: '办理状态',
        choices: groups.map(({ group, label, count }) => ({
          label,
          chosen: group === search.group,
          change: { group, state: undefined },
          count: numbers?.[count],
        })),
      }}
      filters={[
        filterOf('状态', appealLifecycle.words, stateOf(search), (state) => ({ state, group: undefined })),
      ]}
      empty={
        search.group
          ? { title: '该类别没有诉求' }
          : { title: '暂无诉求', hint: '遇到困难或有建议，都可以提交诉求。', action: start }
      }
    >
      {(row) => <AppealRow key={row.id} row={row} looked={search.keyword ?? ''} />}
    </MyRecords>
  )
}
