import { cityNow } from '#lib/clock.ts'
import type { RowWords } from '#lib/search/rows.ts'
import { anyDepartment } from './policy-search.ts'
import { closingRank, isOpen, type Window, windowOf } from './window.ts'

/** Days for which an item counts as 新发布. */
const NEW_DAYS = 14
const DAY = 86_400_000

/** What an item is found by. */
interface Findable extends Window {
  name: string
  department: string
  level: string
  policyType: string
  publishDate: string
  supportText: string
  /** 元. */
  quotaAmount: number
}

/** What is asked of 今日申报; where several words are given, any of them will do. */
interface TodayAsked {
  tab?: '可申报' | '即将截止' | '新发布'
  level?: readonly string[]
  department?: readonly string[]
  policyType?: readonly string[]
  sort?: '截止最近' | '额度最高' | '最新发布'
}

/** What an item is found by where words are looked for. */
export const itemWords = ({ name, department, level, policyType, supportText }: Findable): RowWords => ({
  title: name,
  facts: [department, level, policyType],
  text: supportText,
})

const any = (asked: readonly string[] | undefined, there: string) => !asked?.length || asked.includes(there)

/** The items that can be declared at `now` (milliseconds) and pass the filters, in the order asked for: the city and the device use the same. */
export function declarable<I extends Findable>(items: readonly I[], asked: TodayAsked, now = cityNow()): I[] {
  return items
    .filter((one) => {
      const { state } = windowOf(one, now)
      return (
        isOpen(state) &&
        (asked.tab !== '即将截止' || state === '即将截止') &&
        (asked.tab !== '新发布' || now - Date.parse(one.publishDate) <= NEW_DAYS * DAY) &&
        any(asked.level, one.level) &&
        anyDepartment(asked.department, [one.department]) &&
        any(asked.policyType, one.policyType)
      )
    })
    .map((one) => ({ one, rank: rankOf(one, asked.sort, now) }))
    .sort((a, b) => a.rank - b.rank || b.one.publishDate.localeCompare(a.one.publishDate))
    .map(({ one }) => one)
}

/** What comes first has the lowest; among equals the newest does. */
function rankOf(one: Findable, sort: TodayAsked['sort'] = '截止最近', now: number): number {
  if (sort === '额度最高') return -one.quotaAmount
  return sort === '最新发布' ? 0 : closingRank(windowOf(one, now))
}
