import { dockingCategories } from '#api/docking.ts'
import { ListPage } from '#blocks/list/ListPage.tsx'
import { filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { hallCrumbs, hallLink, type Kind, mineLink, nouns, ownLink } from '#features/docking/kinds.ts'
import type { HallSearch } from '#features/docking/docking-address.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { HallBeside } from './HallBeside.tsx'
import { HallRow } from './HallRow.tsx'
import { askedOf, hallQuery, ranges, spans } from './hall-query.ts'

const sorts = [
  { label: '最新发布', sort: undefined },
  { label: '即将截止', sort: 'closing' },
  { label: '关注最多', sort: 'hottest' },
] as const
const states = [
  { label: '对接中', status: undefined },
  { label: '已解决', status: '已解决' },
  { label: '已过期', status: '已过期' },
] as const

/** Shows the hall of demands or of supplies. */
export function Hall({ kind, search }: { kind: Kind; search: HallSearch }) {
  const noun = nouns[kind]
  const list = useListQuery(hallQuery(kind, search))
  const filters = useFilters(kind, search)
  const linkTo = (next: HallSearch) => hallLink(kind, next)
  const publish = (
    <LinkButton look="primary" link={ownLink(kind, 'add')}>
      发布{noun}
    </LinkButton>
  )
  return (
    <ListPage
      title={`${noun}大厅`}
      crumbs={hallCrumbs(kind).slice(0, 1)}
      noun={noun}
      search={search}
      linkTo={linkTo}
      query={list}
      searchLabel={`搜${noun}或企业`}
      aside={publish}
      under={
        <Tabs
          label="供需对接"
          tabs={[
            { label: '需求大厅', chosen: kind === 'demand', link: hallLink('demand') },
            { label: '供给大厅', chosen: kind === 'supply', link: hallLink('supply') },
            { label: `我的${noun}`, chosen: false, link: mineLink(kind) },
          ]}
        />
      }
      filters={filters}
      beside={<HallBeside kind={kind} />}
      empty={{
        title: `暂无${noun}`,
        hint: `企业发布的${noun}审核后显示在这里。`,
        action: publish,
      }}
    >
      {(row) => <HallRow key={row.id} kind={kind} row={row} looked={search.keyword ?? ''} />}
    </ListPage>
  )
}

function useFilters(kind: Kind, search: HallSearch): FilterOf<HallSearch>[] {
  const { namesOf } = useDictionaries()
  const { category, industry, region, amount, within, status, sort } = askedOf(search)
  // Shows the chosen word before the dictionary is loaded.
  const among = (words: string[], chosen: string | undefined) =>
    chosen === undefined || words.includes(chosen) ? words : [...words, chosen]
  return [
    filterOf('类别', dockingCategories, category, (next) => ({ category: next })),
    filterOf('行业', among(namesOf('industry'), industry), industry, (next) => ({ industry: next })),
    filterOf('地区', among(namesOf('district'), region), region, (next) => ({ region: next })),
    {
      label: kind === 'demand' ? '预算' : '价格',
      choices: [
        { label: '全部', chosen: amount === undefined, change: { amount: undefined } },
        ...ranges.map(({ label, value }) => ({ label, chosen: value === amount, change: { amount: value } })),
      ],
    },
    {
      label: '截止',
      choices: [
        { label: '全部', chosen: within === undefined, change: { within: undefined } },
        ...spans.map((days) => ({
          label: `${String(days)} 天内`,
          chosen: days === within,
          change: { within: days },
        })),
      ],
    },
    {
      label: '状态',
      choices: states.map((one) => ({
        label: one.label,
        chosen: one.status === status || (one.status === undefined && status === '已上架'),
        change: { status: one.status },
      })),
    },
    {
      label: '排序',
      isOrder: true,
      choices: sorts.map((one) => ({
        label: one.label,
        chosen: one.sort === sort || (one.sort === undefined && sort === 'newest'),
        change: { sort: one.sort },
      })),
    },
  ]
}
