import * as v from 'valibot'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import type { MyApply } from '#api/activity.ts'
import { MyRecords } from '#blocks/records/MyRecords.tsx'
import { pageNumber } from '#lib/address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { receiptAtRequest } from '#offline/outbox/order.ts'
import { LinkButton } from '#ui/Button.tsx'
import { useNow } from '#ui/useNow.ts'
import { MineRow } from './-my-activity/MineRow.tsx'
import { ExportToCalendar } from './-my-activity/ExportToCalendar.tsx'
import { groupOf, groups, linkTo, mineQuery } from './-my-activity/my-activity-list.ts'
import type { MineSearch } from './-my-activity/my-activity-address.ts'

export const Route = createFileRoute('/_user/user/activity')({
  validateSearch: (search: MineSearch) => search,
  staticData: { guards: ['member'] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchQuery(mineQuery(deps)),
  component: MyActivities,
})

/** Shows 我的活动: the activities to come, those on a waiting list, and those that are over. */
function MyActivities() {
  const search = Route.useSearch()
  const group = groupOf(search)
  const asked = mineQuery(search)
  const mine = useListQuery(asked)
  const asOf = receiptAtRequest(asked.queryKey, mine)
  const now = useNow()
  const chosen = groups.find((one) => one.group === group)!
  return (
    <MyRecords<MineSearch, MyApply>
      title="我的活动"
      noun="活动"
      unit="场"
      search={search}
      shown={{ page: v.parse(pageNumber, search.page) }}
      linkTo={linkTo}
      query={mine}
      device={{ kind: 'signup' }}
      tabs={{
        label: '我的活动',
        choices: groups.map((one) => ({
          label: one.label,
          chosen: one === chosen,
          change: { group: one.group === 'coming' ? undefined : one.group },
          count: mine.data?.counts[one.group],
        })),
      }}
      tools={group === 'coming' && <ExportToCalendar shown={mine.data?.records ?? []} />}
      empty={{
        ...chosen.empty,
        action: <LinkButton link={linkOptions({ to: '/roadshow' })}>查看活动</LinkButton>,
      }}
    >
      {(row) => <MineRow key={row.id} row={row} asOf={asOf} now={now} onAsk={() => void mine.refetch()} />}
    </MyRecords>
  )
}
