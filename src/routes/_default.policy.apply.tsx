import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { todayTabs } from '#api/declare-words.ts'
import { AreaHelp } from '#blocks/list/AreaHelp.tsx'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { NextDeadlines } from '#features/policy/NextDeadlines.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { idle } from '#lib/idle.ts'
import { numberText } from '#lib/numbers.ts'
import { account, useAccount } from '#session/account.ts'
import { Deadlines } from './-policy-apply/Deadlines.tsx'
import { emptyWords } from './-policy-apply/empty.tsx'
import { askedOf, filtersOf, linkTo, orderWords } from './-policy-apply/filters.ts'
import { allQuery, pageQuery, SIZE, useAll, usePage } from './-policy-apply/queries.ts'
import type { ApplySearch } from './-policy-apply/apply-address.ts'
import { TodayList } from './-policy-apply/TodayList.tsx'
import { TodayTools } from './-policy-apply/TodayTools.tsx'

const departments = query(common.dict, { query: { typeCode: 'department' } })

export const Route = createFileRoute('/_default/policy/apply')({
  validateSearch: (search: ApplySearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const asked = askedOf(deps, account.enId)
    void (asked.view === 'calendar'
      ? queryClient.prefetchQuery(allQuery(asked))
      : queryClient.prefetchQuery(pageQuery(asked)))
    void queryClient.prefetchQuery(departments)
  },
  component: TodayPage,
})

/** Shows 今日申报: the items that can be declared today, as a list or as a calendar of their deadlines. */
function TodayPage() {
  const search = Route.useSearch()
  const { enId } = useAccount()
  const asked = askedOf(search, enId)
  const isCalendar = asked.view === 'calendar'
  const client = useQueryClient()
  // Prefetches all items, which answer the page offline; waits until the browser is idle, so that the first
  // render is not delayed.
  useEffect(() => void idle().then(() => client.prefetchQuery(allItemsQuery)), [client])
  const { data: known = [] } = useQuery(departments)
  const page = usePage(asked, !isCalendar)
  const all = useAll(asked, isCalendar)
  const list = isCalendar ? all : page
  // Only reads the answer that the effect above fetches.
  const everything = useQuery({ ...allItemsQuery, enabled: false })
  return (
    <ListPage
      title="今日申报"
      crumbs={crumbsTo('/policy/apply')}
      lead={
        <>
          今天可以申报的项目，{orderWords(asked)}
          全部项目和本企业的申报见 <Link to="/declare/apply">项目申报</Link>。
        </>
      }
      answer={
        <NextDeadlines
          query={everything}
          first={(total) => ({
            value: `${numberText(total)} 项`,
            words: '今日可申报',
            link: linkTo({}),
          })}
        />
      }
      beside={<AreaHelp />}
      noun="项目"
      unit="项"
      search={search}
      // Closes the open day of the calendar when a filter changes.
      linkTo={(other) => linkTo({ ...other, day: undefined })}
      query={list}
      shown={asked}
      size={SIZE}
      searchLabel="搜项目名称或部门"
      filters={filtersOf(
        asked,
        known.map((one) => one.name),
      )}
      tabs={{
        label: '申报项目',
        choices: todayTabs.map((tab) => ({
          label: tab,
          chosen: tab === asked.tab,
          change: { tab: tab === todayTabs[0] ? undefined : tab },
        })),
      }}
      tools={<TodayTools asked={asked} search={search} total={list.data?.total} />}
      empty={emptyWords(asked.tab)}
      body={(items) =>
        isCalendar ? (
          <Deadlines items={items} asked={asked} search={search} />
        ) : (
          <TodayList items={items} looked={asked.keyword} />
        )
      }
    />
  )
}
