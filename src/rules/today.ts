import { cityNow } from '#lib/clock.ts'
import type { RowWords } from '#lib/search/rows.ts'
import { anyDepartment } from './policy-search.ts'
import { type MatchLevel } from './match-words.ts'
import { orderOf } from './standing/verdict.ts'
import { closingRank, isOpen, type Window, windowOf } from './window.ts'

/** Days during which an item counts as 新发布. */
const NEW_DAYS = 14
const DAY = 86_400_000

/** Searchable and sortable parts of an item. */
interface Findable extends Window {
  name: string
  department: string
  level: string
  policyType: string
  publishDate: string
  supportText: string
  /** Amount in 元. */
  quotaAmount: number
}

/** Filters of 今日申报; several values of one filter are alternatives. */
interface TodayAsked {
  tab?: '可申报' | '即将截止' | '新发布'
  level?: readonly string[]
  department?: readonly string[]
  policyType?: readonly string[]
  /** 可申报优先 needs `levelOf`; without it the order is by deadline. */
  sort?: '可申报优先' | '截止最近' | '额度最高' | '最新发布'
}

/** Returns the searchable texts of an item. */
export const itemWords = ({ name, department, level, policyType, supportText }: Findable): RowWords => ({
  title: name,
  facts: [department, level, policyType],
  text: supportText,
})

const matchesAny = (asked: readonly string[] | undefined, there: string) =>
  !asked?.length || asked.includes(there)

/**
 * Returns the items that can be declared at `now` (milliseconds) and pass the filters, in the requested
 * order; the city and the device use the same rule. 可申报优先 sorts by `levelOf`, the level of the enterprise
 * for an item: what it can declare, then what it nearly fits, then what lacks information, then the rest; within
 * each by deadline. An item without a level comes last.
 */
export function declarable<I extends Findable>(
  items: readonly I[],
  asked: TodayAsked,
  now = cityNow(),
  levelOf?: (one: I) => MatchLevel | undefined,
): I[] {
  const fitRank = (one: I) => (asked.sort === '可申报优先' && levelOf ? orderOf(levelOf(one)) : 0)
  return items
    .filter((one) => {
      const { state } = windowOf(one, now)
      return (
        isOpen(state) &&
        (asked.tab !== '即将截止' || state === '即将截止') &&
        (asked.tab !== '新发布' || now - Date.parse(one.publishDate) <= NEW_DAYS * DAY) &&
        matchesAny(asked.level, one.level) &&
        anyDepartment(asked.department, [one.department]) &&
        matchesAny(asked.policyType, one.policyType)
      )
    })
    .map((one) => ({ one, fit: fitRank(one), rank: rankOf(one, asked.sort, now) }))
    .sort((a, b) => a.fit - b.fit || a.rank - b.rank || b.one.publishDate.localeCompare(a.one.publishDate))
    .map(({ one }) => one)
}

/** Returns the rank of an item, smaller first; equal ones are sorted by date, the newest first. */
function rankOf(one: Findable, sort: TodayAsked['sort'] = '截止最近', now: number): number {
  if (sort === '额度最高') return -one.quotaAmount
  return sort === '最新发布' ? 0 : closingRank(windowOf(one, now))
}
