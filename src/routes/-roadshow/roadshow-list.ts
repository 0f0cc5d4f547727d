import { linkOptions } from '@tanstack/react-router'
import * as v from 'valibot'
import { activity, activityModes, activityTypes } from '#api/activity.ts'
import { host } from '#api/call/host.ts'
import { query } from '#api/call/query.ts'
import { queryOf } from '#api/call/request.ts'
import { common } from '#api/common.ts'
import { filterOf, type FilterOf } from '#blocks/list/list-address.ts'
import { optionalParam, pageNumber } from '#lib/address.ts'
import { cityNow } from '#lib/clock.ts'
import { isoDay } from '#lib/dates.ts'
import { activityStates } from '#rules/activity-state.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

export const SIZE = 10
/** Page size that returns everything: more than the activities of a month, or those to come. */
const MANY = 200

const word = optionalParam(v.pipe(v.string(), v.maxLength(100)))
const Asked = v.object({
  keyword: word,
  type: optionalParam(v.picklist(activityTypes)),
  mode: optionalParam(v.picklist(activityModes)),
  state: optionalParam(v.picklist(activityStates)),
  region: word,
  page: pageNumber,
  view: optionalParam(v.literal('calendar')),
  month: optionalParam(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  day: optionalParam(v.pipe(v.string(), v.isoDate())),
})
type Asked = v.InferOutput<typeof Asked>

/** Validates an address; an invalid value counts as missing. */
export const askedOf = (search: RoadshowSearch): Asked => v.parse(Asked, search)

/** Returns a link to this page. */
export const linkTo = (search: RoadshowSearch) => linkOptions({ to: '/roadshow', search })

/** Returns a link with another day, month or view of the calendar, on the first page. */
export const withDay = (search: RoadshowSearch, change: Pick<RoadshowSearch, 'day' | 'month' | 'view'>) =>
  linkTo({ ...search, page: undefined, day: undefined, ...change })

/** Returns the open month: the selected one, else the month of the open day, else the current month. */
export const monthOf = ({ month, day }: Pick<Asked, 'month' | 'day'>): string =>
  month ?? (day ?? isoDay(cityNow())).slice(0, 7)

const conditionsOf = ({ keyword, type, mode, state, region }: Asked) => ({
  ...(keyword ? { keyword } : {}),
  ...(type ? { type } : {}),
  ...(mode ? { mode } : {}),
  ...(state ? { state } : {}),
  ...(region ? { region } : {}),
})

/** Returns the request for all matching activities, for a file. */
export const allInput = (asked: Asked) => ({ query: { ...conditionsOf(asked), current: 1, size: MANY } })

/**
 * Returns the filters of the subscribed calendar: all but the state, because a filter by state would drop
 * each activity that begins.
 */
const feedConditions = (asked: Asked) => conditionsOf({ ...asked, state: undefined })
export const feedWords = (asked: Asked): string[] => Object.values(feedConditions(asked))

/** Returns the complete address of the subscribed calendar. */
export function feedAddress(asked: Asked): string {
  const query = { ...feedConditions(asked), format: 'ics' }
  return new URL(`${host.base}${activity.page.path}${queryOf(query)}`, location.origin).href
}

/** Returns the query of one page of the list, or of a month. */
export const listQuery = (asked: Asked) =>
  query(
    activity.page,
    asked.view === 'calendar'
      ? { query: { ...conditionsOf(asked), month: monthOf(asked), current: 1, size: MANY } }
      : { query: { ...conditionsOf(asked), current: asked.page ?? 1, size: SIZE } },
  )

/** Query of the city's districts, for the filter. */
export const districtsQuery = query(common.dict, { query: { typeCode: 'district' } })

/**
 * Returns the filters of the page. Includes the district of the address even before the dictionary is loaded.
 */
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
