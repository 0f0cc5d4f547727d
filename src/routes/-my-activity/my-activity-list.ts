import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { activity, type ApplyGroup, applyGroups } from '#api/activity.ts'
import { query } from '#api/call/query.ts'
import { pageNumber } from '#lib/address.ts'
import type { MineSearch } from './my-activity-address.ts'

const SIZE = 10

/** Lists of the page, with the words for an empty list. */
export const groups: readonly {
  group: ApplyGroup
  label: string
  empty: { title: string; hint: string }
}[] = [
  {
    group: 'coming',
    label: '即将参加',
    empty: { title: '没有即将参加的活动', hint: '报名后在这里查看签到码和提醒。' },
  },
  {
    group: 'waiting',
    label: '候补中',
    empty: { title: '没有候补的活动', hint: '活动名额已满时可以加入候补，有名额空出会通知您。' },
  },
  {
    group: 'past',
    label: '已结束',
    empty: { title: '没有参加过的活动', hint: '参加过的活动在这里评价。' },
  },
]

/** Returns the list that the address selects, `coming` by default. */
export const groupOf = ({ group }: MineSearch): ApplyGroup =>
  applyGroups.find((one) => one === group) ?? 'coming'

/** Returns a link to this page. */
export const linkTo = (search: MineSearch) => linkOptions({ to: '/user/activity', search })

/** Returns the query of one page of the user's sign-ups. */
export const mineQuery = (search: MineSearch) =>
  query(activity.myApply, {
    query: { group: groupOf(search), current: v.parse(pageNumber, search.page) ?? 1, size: SIZE },
  })
