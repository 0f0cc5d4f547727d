import { Tabs } from '#ui/list/Tabs.tsx'
import { linkTo } from './collect.ts'
import type { CollectSearch } from './collect-address.ts'

/** Sorts favourites by date or by deadline. */
export const SortTabs = ({ search }: { search: CollectSearch }) => (
  <Tabs
    label="排序"
    tabs={([undefined, 'closing'] as const).map((sort) => ({
      label: sort ? '截止最近' : '最近收藏',
      chosen: sort === search.sort,
      link: linkTo({ ...search, page: undefined, sort }),
    }))}
  />
)
