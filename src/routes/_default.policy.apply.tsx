import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { common } from '#api/common.ts'
import { todaySorts, todayTabs } from '#api/declare-words.ts'
import { policy } from '#api/policy.ts'
import { levels, policyTypes } from '#api/policy-words.ts'
import { query } from '#api/query.ts'
import { Loaded } from '#layouts/Loaded.tsx'
import { crumbsTo } from '#layouts/menu.ts'
import { useCommon } from '#offline/view.ts'
import { Card } from '#ui/Card.tsx'
import { FilterBlock, type FilterGroup } from '#ui/FilterBlock.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import { Page } from '#ui/Page.tsx'
import { Pager } from '#ui/Pager.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { TodayEmpty } from './-policy-apply/TodayEmpty.tsx'
import { TodayList } from './-policy-apply/TodayList.tsx'

const SIZE = 10

const maybe = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined)

/** Everything that the list depends on; what is not in the address is the first choice. */
const Search = v.object({
  tab: maybe(v.picklist(todayTabs)),
  level: maybe(v.picklist(levels)),
  department: maybe(v.string()),
  policyType: maybe(v.picklist(policyTypes)),
  keyword: maybe(v.string()),
  sort: maybe(v.picklist(todaySorts)),
  page: maybe(v.pipe(v.number(), v.integer(), v.minValue(1))),
})
type Search = v.InferOutput<typeof Search>

const listQuery = ({ page = 1, ...filter }: Search) =>
  query(policy.todayDeclare, { query: { ...filter, current: page, size: SIZE } })
const departments = query(common.dict, { query: { typeCode: 'department' } })

export const Route = createFileRoute('/_default/policy/apply')({
  validateSearch: Search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(listQuery(deps))
    void queryClient.prefetchQuery(departments)
  },
  component: TodayPage,
})

/** Links to this page with some of the address changed; a new filter begins at the first page. */
const linkTo = (search: Search, change: Partial<Search>) =>
  linkOptions({ to: '/policy/apply', search: { ...search, page: undefined, ...change } })

/** 今日申报: what can be declared today. */
function TodayPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { reach } = useCommon()
  // Without a network the page before must not pass for the one that was asked for.
  const list = useQuery({
    ...listQuery(search),
    ...(reach === 'online' ? { placeholderData: keepPreviousData } : {}),
  })
  const { data: departmentChoices = [] } = useQuery(departments)
  const names = departmentChoices.map((one) => one.name)
  const filtered = Boolean(search.level ?? search.department ?? search.policyType ?? search.keyword)
  return (
    <Page
      title="今日申报"
      crumbs={crumbsTo('/policy/apply')}
      aside={
        <SearchBox
          label="搜项目名称"
          value={search.keyword ?? ''}
          onSearch={(keyword) =>
            void navigate({ search: { ...search, page: undefined, keyword: keyword || undefined } })
          }
        />
      }
    >
      <FilterBlock
        groups={[
          filterOf('层级', levels, search.level, (level) => linkTo(search, { level })),
          filterOf('部门', names, search.department, (department) => linkTo(search, { department })),
          filterOf('类型', policyTypes, search.policyType, (policyType) => linkTo(search, { policyType })),
          {
            label: '排序',
            choices: todaySorts.map((sort) => ({
              label: sort,
              chosen: sort === (search.sort ?? todaySorts[0]),
              link: linkTo(search, { sort: sort === todaySorts[0] ? undefined : sort }),
            })),
          },
        ]}
      />
      <Card
        tabs={
          <Tabs
            label="申报项目"
            tabs={todayTabs.map((tab) => ({
              label: tab,
              chosen: tab === (search.tab ?? todayTabs[0]),
              link: linkTo(search, { tab: tab === todayTabs[0] ? undefined : tab }),
            }))}
          />
        }
        aside={list.data && `共 ${list.data.total.toLocaleString('zh-CN')} 项`}
        foot={
          list.data &&
          list.data.pages > 1 && (
            <Pager
              current={search.page ?? 1}
              pages={list.data.pages}
              total={list.data.total}
              linkOf={(page) => linkTo(search, { page: page === 1 ? undefined : page })}
            />
          )
        }
      >
        <Loaded
          query={list}
          skeleton={<SkeletonRows rows={SIZE} />}
          isEmpty={({ records }) => records.length === 0}
          empty={<TodayEmpty filtered={filtered} tab={search.tab ?? todayTabs[0]} />}
        >
          {({ records }) => <TodayList items={records} />}
        </Loaded>
      </Card>
    </Page>
  )
}

function filterOf<Word extends string>(
  label: string,
  words: readonly Word[],
  chosen: Word | undefined,
  link: (word: Word | undefined) => FilterGroup['choices'][number]['link'],
): FilterGroup {
  // A word from the address that is in no list yet is shown all the same.
  const all = chosen !== undefined && !words.includes(chosen) ? [...words, chosen] : words
  return {
    label,
    choices: [
      { label: '全部', chosen: chosen === undefined, link: link(undefined) },
      ...all.map((word) => ({ label: word, chosen: word === chosen, link: link(word) })),
    ],
  }
}
