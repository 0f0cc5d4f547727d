import { activity, type ActivityBrief } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { saveAhead } from '#features/activity/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { Views } from '#ui/list/Views.tsx'
import { allInput, askedOf, withDay } from './list.ts'
import type { RoadshowSearch } from './search.ts'

interface Props {
  search: RoadshowSearch
  /** What the page shows: the file is made of it where the city cannot be asked. */
  shown: readonly ActivityBrief[]
}

/** List or calendar, and what is to come as a file for one's own calendar. */
export function Tools({ search, shown }: Props) {
  const save = async () => {
    const found = await call(activity.page, allInput(askedOf(search)), { quiet: true }).catch(() => undefined)
    saveAhead(found?.records, shown, '活动日历')
  }
  return (
    <>
      {shown.length > 0 && (
        <Button look="plain" onClick={() => void save()}>
          导出到日历
        </Button>
      )}
      <Views
        views={(['列表', '日历'] as const).map((label) => ({
          label,
          link: withDay(search, { view: label === '日历' ? 'calendar' : undefined, month: undefined }),
          chosen: (label === '日历') === (askedOf(search).view === 'calendar'),
        }))}
      />
    </>
  )
}
