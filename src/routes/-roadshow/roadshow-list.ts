import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { activity, activityModes, activityTypes } from '#api/activity.ts'
import { host } from '#api/call/host.ts'
import { query } from '#api/call/query.ts'
import { queryOf } from '#api/call/request.ts'
import { common } from '#api/common.ts'
import { filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { maybe, pageNumber } from '#lib/address.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { activityStates } from '#rules/activity-state.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

export const SIZE = 10
/** More than there are in a month, or to come. */
const MANY = 200

const word = maybe(v.pipe(v.string(), v.maxLength(100)))
const Asked = v.object({
  keyword: word,
  type: maybe(v.picklist(activityTypes)),
  mode: maybe(v.picklist(activityModes)),
  state: maybe(v.picklist(activityStates)),
  region: word,
  page: pageNumber,
  view: maybe(v.literal('calendar')),
  month: maybe(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: maybe(v.pipe(v.string(), v.isoDate())),
})
type Asked = v.InferOutput<typeof Asked>

/** What an address asks for: what it cannot mean is as if it were not there. */
export const askedOf = (search: RoadshowSearch): Asked => v.parse(Asked, search)

/** This page's address. */
export const linkTo = (search: RoadshowSearch) => linkOptions({ to: '/roadshow', search })

/** The same, with another day or month of the calendar, or another view. */
export const withDay = (search: RoadshowSearch, change: Pick<RoadshowSearch, 'day' | 'month' | 'view'>) =>
  linkTo({ ...search, page: undefined, day: undefined, ...change })

/** The month that is open: the one asked for, else that of the open day, else this one. */
export const monthOf = ({ month, day }: Pick<Asked, 'month' | 'day'>): string =>
  month ?? (day ?? isoDay(cityNow())).slice(0, 7)

const conditionsOf = ({ keyword, type, mode, state, region }: Asked) => ({
  ...(keyword ? { keyword } : {}),
  ...(type ? { type } : {}),
  ...(mode ? { mode } : {}),
  ...(state ? { state } : {}),
  ...(region ? { region } : {}),
})

/** All that fit, for a file. */
export const allInput = (asked: Asked) => ({ query: { ...conditionsOf(asked), current: 1, size: MANY } })

/** What a calendar to subscribe to is filtered by: all but the state, which passes, so that it would drop what begins. */
const feedConditions = (asked: Asked) => conditionsOf({ ...asked, state: undefined })
export const feedWords = (asked: Asked): string[] => Object.values(feedConditions(asked))

/** The whole address of that calendar. */
export function feedAddress(asked: Asked): string {
  const query = { ...feedConditions(asked), format: 'ics' }
  return new URL(`${host.base}${activity.page.path}${queryOf(query)}`, location.origin).href
}

/** Asks for a page of the list, or for a month. */
export const listQuery = (asked: Asked) =>
  query(
    activity.page,
    asked.view === 'calendar'
      ? { query: { ...conditionsOf(asked), month: monthOf(asked), current: 1, size: MANY } }
      : { query: { ...conditionsOf(asked), current: asked.page ?? 1, size: SIZE } },
  )

/** The city's districts, for the filter. */
export const districtsQuery = query(common.dict, { query: { typeCode: 'district' } })

/** The filters of the page. A district of the address is shown before the dictionary is there. */
export function filtersOf(asked: Asked, districts: readonly string[]): FilterOf<RoadshowSearch>[] {
  const { type, mode, state, region } = asked
  const regions = region === undefined || districts.includes(region) ? districts : [...districts, region]
  return [
    filterOf('类型', activityTypes, type, (next) => ({ type: next })),
    filterOf('形式', activityModes, mode, (next) => ({ mode: next })),
    filterOf('状态', activityStates, state, (next) => ({ state: next })),
    filterOf('地区', regions, region, (next) => ({ region: next })),
  ]
}
