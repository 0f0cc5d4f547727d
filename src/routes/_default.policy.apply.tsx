import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { common } from '#api/common.ts'
import { todaySorts, todayTabs } from '#api/declare-words.ts'
import { levels, policyTypes } from '#api/policy-words.ts'
import { query } from '#api/call/query.ts'
import { allItemsQuery } from '#features/policy/all-items.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { idle } from '#lib/idle.ts'
import { Card } from '#ui/Card.tsx'
import { FilterBlock } from '#ui/list/FilterBlock.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Deadlines } from './-policy-apply/Deadlines.tsx'
import { askedOf, filterOf, isFiltered, linkTo } from './-policy-apply/filters.ts'
import { allQuery, pageQuery, SIZE, useAll, usePage } from './-policy-apply/queries.ts'
import type { ApplySearch } from './-policy-apply/search.ts'
import { TodayEmpty } from './-policy-apply/TodayEmpty.tsx'
import { TodayList } from './-policy-apply/TodayList.tsx'
import { TodayTools } from './-policy-apply/TodayTools.tsx'

const departments = query(common.dict, { query: { typeCode: 'department' } })

export const Route = createFileRoute('/_default/policy/apply')({
  validateSearch: (search: ApplySearch) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const asked = askedOf(deps)
    void (asked.view === 'calendar'
      ? queryClient.prefetchQuery(allQuery(asked))
      : queryClient.prefetchQuery(pageQuery(asked)))
    void queryClient.prefetchQuery(departments)
  },
  component: TodayPage,
})

/** 今日申报: what can be declared today, as a list or by its last days. */
function TodayPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const asked = askedOf(search)
  const client = useQueryClient()
  // What the device will answer from without a network; not while the page is still being put together.
  useEffect(() => void idle().then(() => client.prefetchQuery(allItemsQuery)), [client])
  const { data: departmentChoices = [] } = useQuery(departments)
  const names = departmentChoices.map((one) => one.name)
  const isCalendar = asked.view === 'calendar'
  return (
    <Page
      title="今日申报"
      crumbs={crumbsTo('/policy/apply')}
      aside={
        <SearchBox
          label="搜项目名称"
          value={asked.keyword ?? ''}
          onSearch={(keyword) =>
            void navigate({
              search: { ...search, page: undefined, day: undefined, keyword: keyword || undefined },
            })
          }
        />
      }
    >
      <FilterBlock
        groups={[
          filterOf('层级', levels, asked.level, (level) => linkTo(search, { level })),
          filterOf('部门', names, asked.department, (department) => linkTo(search, { department })),
          filterOf('类型', policyTypes, asked.policyType, (policyType) => linkTo(search, { policyType })),
          // A calendar has an order of its own.
          ...(isCalendar
            ? []
            : [
                {
                  label: '排序',
                  choices: todaySorts.map((sort) => ({
                    label: sort,
                    chosen: sort === asked.sort,
                    link: linkTo(search, { sort: sort === todaySorts[0] ? undefined : sort }),
                  })),
                },
              ]),
        ]}
      />
      {isCalendar ? <AsCalendar search={search} /> : <AsList search={search} />}
    </Page>
  )
}

interface ViewProps {
  search: ApplySearch
}

/** The tabs above both views. */
function TodayTabs({ search }: ViewProps) {
  const { tab: chosen } = askedOf(search)
  return (
    <Tabs
      label="申报项目"
      tabs={todayTabs.map((tab) => ({
        label: tab,
        chosen: tab === chosen,
        link: linkTo(search, { tab: tab === todayTabs[0] ? undefined : tab }),
      }))}
    />
  )
}

function AsList({ search }: ViewProps) {
  const asked = askedOf(search)
  const list = usePage(asked)
  return (
    <Card
      tabs={<TodayTabs search={search} />}
      aside={<TodayTools asked={asked} search={search} total={list.data?.total} />}
      foot={pagerOf(list.data, asked.page, (page) => linkTo(search, { page }))}
    >
      <Loaded
        query={list}
        skeleton={<SkeletonRows rows={SIZE} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<TodayEmpty filtered={isFiltered(asked)} tab={asked.tab} />}
      >
        {({ records }) => <TodayList items={records} />}
      </Loaded>
    </Card>
  )
}

function AsCalendar({ search }: ViewProps) {
  const asked = askedOf(search)
  const all = useAll(asked)
  return (
    <Card
      tabs={<TodayTabs search={search} />}
      aside={<TodayTools asked={asked} search={search} total={all.data?.total} />}
    >
      <Loaded
        query={all}
        skeleton={<SkeletonRows rows={SIZE} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<TodayEmpty filtered={isFiltered(asked)} tab={asked.tab} />}
      >
        {({ records }) => <Deadlines items={records} asked={asked} search={search} />}
      </Loaded>
    </Card>
  )
}
