import { linkOptions } from '@tanstack/react-router'
import { query } from '#api/call/query.ts'
import { common } from '#api/common.ts'
import { applyModes } from '#api/declare-item.ts'
import { declare } from '#api/declare.ts'
import { levels } from '#api/policy-words.ts'
import { filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { windowStates } from '#rules/window.ts'
import type { ItemsSearch } from './items-address.ts'

/** Rows per page. */
const SIZE = 10

/** Query of the offices that offer items, for the filter. */
export const departmentsQuery = query(common.dict, { query: { typeCode: 'department' } })

const one = <W extends string>(words: readonly W[], asked: string | undefined) =>
  words.find((word) => word === asked)

/** Returns the filters of the address; values unknown to the city count as missing. */
export const askedOf = ({ state, mode, level, department, scope, keyword }: ItemsSearch) => ({
  state: one(windowStates, state),
  mode: one(applyModes, mode),
  level: one(levels, level),
  department,
  scope,
  keyword,
})

/** Queries a page of the items, the nearest deadline first. */
export const listQuery = (search: ItemsSearch) =>
  query(declare.items, { query: { ...askedOf(search), current: search.page ?? 1, size: SIZE } })

/** Links to the list of items. */
export const linkTo = (search: ItemsSearch) => linkOptions({ to: '/declare/apply', search })

/** Returns the filters of the page; `mine` only for users with an enterprise. */
export function filtersOf(
  search: ItemsSearch,
  departments: readonly string[],
  hasEnterprise: boolean,
): FilterOf<ItemsSearch>[] {
  const { mode, level, department, scope } = askedOf(search)
  const mine: FilterOf<ItemsSearch> = {
    label: '本企业',
    choices: [
      { label: '全部', chosen: scope === undefined, change: { scope: undefined } },
      { label: '已申报的', chosen: scope === 'mine', change: { scope: 'mine' } },
    ],
  }
  return [
    filterOf('方式', applyModes, mode, (next) => ({ mode: next })),
    filterOf('层级', levels, level, (next) => ({ level: next })),
    filterOf('部门', departments, department, (next) => ({ department: next })),
    ...(hasEnterprise ? [mine] : []),
  ]
}
