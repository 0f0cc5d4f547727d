import { useState } from 'react'
import { activity, type ActivityBrief } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { ListOrCalendar } from '#blocks/list/ListOrCalendar.tsx'
import { saveUpcoming } from '#features/activity/calendar.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/Button.tsx'
import { allInput, askedOf, feedAddress, feedWords, withDay } from './roadshow-list.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

// Loaded on demand, because few users subscribe.
const Subscribe = lazyPart(async () => (await import('./Subscribe.tsx')).Subscribe)

interface Props {
  search: RoadshowSearch
  /** Activities on the page, exported where the city cannot be reached. */
  shown: readonly ActivityBrief[]
}

/**
 * Switches between list and calendar, and offers the activities to come for the user's own calendar: as a
 * file or as a subscription.
 */
export function Tools({ search, shown }: Props) {
  const [subscribes, setSubscribes] = useState(false)
  const save = async () => {
    const found = await call(activity.page, allInput(askedOf(search)), { quiet: true }).catch(() => undefined)
    saveUpcoming(found?.records, shown, '活动日历')
  }
  return (
    <>
      <Button look="plain" onClick={() => setSubscribes(true)}>
        订阅日历
      </Button>
      {shown.length > 0 && (
        <Button look="plain" onClick={() => void save()}>
          导出到日历
        </Button>
      )}
      <ListOrCalendar
        isCalendar={askedOf(search).view === 'calendar'}
        linkTo={(change) => withDay(search, change)}
      />
      {subscribes && (
        <Subscribe
          address={feedAddress(askedOf(search))}
          filters={feedWords(askedOf(search))}
          onClose={() => setSubscribes(false)}
        />
      )}
    </>
  )
}
