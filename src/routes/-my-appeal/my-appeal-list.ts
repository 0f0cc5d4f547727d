import { appeal } from '#api/appeal.ts'
import { query } from '#api/call/query.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import type { Search } from './my-appeal-address.ts'

const SIZE = 10

/** Returns the state that the address selects; undefined for an unknown word. */
export const stateOf = (search: Search) => appealLifecycle.words.find((one) => one === search.state)

/** Returns the query of one page of the user's appeals. */
export function mineQuery(search: Search) {
  const { group, keyword, page = 1 } = search
  const state = stateOf(search)
  return query(appeal.page, {
    query: {
      current: page,
      size: SIZE,
      group,
      state,
      keyword,
    },
  })
}

/** Query of the number of the user's appeals in each group of states. */
export const numbersQuery = query(appeal.numberInfo, {})

/** Groups of states and their labels on the tabs. */
export const groups = [
  { group: undefined, label: '全部', count: 'total' },
  { group: 'pending', label: '待受理、待补充', count: 'pending' },
  { group: 'processing', label: '办理中、待评价', count: 'processing' },
  { group: 'finished', label: '已结束', count: 'finished' },
] as const
