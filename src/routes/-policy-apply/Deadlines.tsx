import type { Item } from '#api/item.ts'
import { hasUpcomingDeadline } from '#features/policy/deadlines.ts'
import { dayText, isoDay } from '#lib/dates.ts'
import { MonthDays } from '#ui/MonthDays.tsx'
import { useToday } from '#ui/useNow.ts'
import { type Asked, withDay } from './filters.ts'
import type { ApplySearch } from './apply-address.ts'
import { TodayList } from './TodayList.tsx'

interface Props {
  items: readonly Item[]
  asked: Asked
  search: ApplySearch
}

/**
 * Shows a month of deadlines, and beside it the items that end on the open day, or on each day of the month.
 */
export function Deadlines({ items, asked, search }: Props) {
  const today = useToday()
  const days = byDay(items.filter(hasUpcomingDeadline))
  const endless = items.length - [...days.values()].reduce((sum, { length }) => sum + length, 0)
  return (
    <MonthDays
      month={asked.month ?? (asked.day ?? today).slice(0, 7)}
      chosen={asked.day}
      days={days}
      linkTo={(change) => withDay(search, change)}
      unit="项"
      noun="截止"
      words={{ all: '全部截止日', none: '没有项目截止', next: '下一个截止日是' }}
      note={endless > 0 && `另有 ${String(endless)} 项常年受理，无截止日。`}
    >
      {(ending, day) => (
        <TodayList items={ending} looked={asked.keyword} label={`${dayText(day)}截止的项目`} />
      )}
    </MonthDays>
  )
}

/** Groups items by the day of their deadline in China, the soonest first. */
function byDay(items: readonly Item[]): Map<string, Item[]> {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const day = isoDay(item.applyEnd ?? '')
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return new Map([...days].sort(([a], [b]) => a.localeCompare(b)))
}
