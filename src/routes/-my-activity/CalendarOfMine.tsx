import { activity, type MyApply } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { saveAhead } from '#features/activity/calendar.ts'
import { isExpected, isWaiting } from '#rules/signup-states.ts'
import { Button } from '#ui/Button.tsx'

/** As many as the city answers at once. */
const ALL = 999

/** True where one has a place, or has asked for one: what only waits for one is in nobody's calendar yet. */
const isMine = ({ status }: MyApply) => isExpected(status) && !isWaiting(status)

/**
 * What one will take part in, on all pages of the list, as a file for one's own calendar; what was called off goes along.
 * @param shown what the page shows
 */
export function CalendarOfMine({ shown }: { shown: readonly MyApply[] }) {
  if (shown.length === 0) return null
  const save = async () => {
    const all = await call(activity.myApply, { query: { size: ALL } }, { quiet: true }).catch(() => undefined)
    const activitiesOf = (rows: readonly MyApply[]) => rows.filter(isMine).map((row) => row.activity)
    saveAhead(all && activitiesOf(all.records), activitiesOf(shown), '我的活动')
  }
  return (
    <Button look="plain" onClick={() => void save()}>
      导出到日历
    </Button>
  )
}
