import type { ActivityBrief } from '#api/activity.ts'
import { ActivityRow } from '#features/activity/ActivityRow.tsx'
import { dayText, isoDay } from '#lib/dates.ts'
import { groupBy } from '#lib/group-by.ts'
import { List } from '#ui/list/ListRow.tsx'
import { MonthDays } from '#ui/MonthDays.tsx'
import { askedOf, monthOf, withDay } from './roadshow-list.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

interface Props {
  activities: readonly ActivityBrief[]
  search: RoadshowSearch
}

/** Shows the calendar of a month, and beside it the activities of the open day, or of each day. */
export function Month({ activities, search }: Props) {
  const asked = askedOf(search)
  const inOrder = [...activities].sort((a, b) => a.startTime.localeCompare(b.startTime))
  return (
    <MonthDays
      month={monthOf(asked)}
      chosen={asked.day}
      days={groupBy(inOrder, ({ startTime }) => isoDay(startTime))}
      linkTo={(change) => withDay(search, change)}
      unit="场"
      noun="活动"
      words={{ all: '全部活动', none: '没有符合条件的活动', next: '下一场活动在' }}
    >
      {(those, day) => (
        <List label={`${dayText(day)}的活动`}>
          {those.map((one) => (
            <ActivityRow key={one.id} one={one} looked={asked.keyword ?? ''} />
          ))}
        </List>
      )}
    </MonthDays>
  )
}
