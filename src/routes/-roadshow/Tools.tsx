import { useState } from 'react'
import { activity, type ActivityBrief } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { ListOrCalendar } from '#blocks/list/ListOrCalendar.tsx'
import { saveAhead } from '#features/activity/calendar.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button } from '#ui/Button.tsx'
import { allInput, askedOf, feedAddress, feedWords, withDay } from './roadshow-list.ts'
import type { RoadshowSearch } from './roadshow-address.ts'

// Few subscribe, and once.
const Subscribe = arriving(async () => (await import('./Subscribe.tsx')).Subscribe)

interface Props {
  search: RoadshowSearch
  /** What the page shows: the file is made of it where the city cannot be asked. */
  shown: readonly ActivityBrief[]
}

/** List or calendar, and what is to come for one's own calendar: as a file, or to subscribe to. */
export function Tools({ search, shown }: Props) {
  const [subscribes, setSubscribes] = useState(false)
  const save = async () => {
    const found = await call(activity.page, allInput(askedOf(search)), { quiet: true }).catch(() => undefined)
    saveAhead(found?.records, shown, '活动日历')
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
