import { activity, type MyApply } from '#api/activity.ts'
import { call } from '#api/call/call.ts'
import { saveUpcoming } from '#features/activity/calendar.ts'
import { isExpected, isWaiting } from '#rules/signup-states.ts'
import { Button } from '#ui/Button.tsx'

/** Size of the one page that holds all sign-ups: the most that the city returns at once. */
const ALL = 999

/**
 * True for a sign-up with a place or with a pending request for one; a place on the waiting list does not
 * belong in a calendar yet.
 */
const belongsInCalendar = ({ status }: MyApply) => isExpected(status) && !isWaiting(status)

/**
 * Shows the button that exports the activities of all pages of the list as a calendar file. Includes
 * cancelled activities, because a calendar that has them then strikes them out.
 * @param shown sign-ups that the page shows, the fallback where the city cannot be asked
 */
export function ExportToCalendar({ shown }: { shown: readonly MyApply[] }) {
  if (shown.length === 0) return null
  const save = async () => {
    const all = await call(activity.myApply, { query: { size: ALL } }, { quiet: true }).catch(() => undefined)
    const activitiesOf = (rows: readonly MyApply[]) =>
      rows.filter(belongsInCalendar).map((row) => row.activity)
    saveUpcoming(all && activitiesOf(all.records), activitiesOf(shown), '我的活动')
  }
  return (
    <Button look="plain" onClick={() => void save()}>
      导出到日历
    </Button>
  )
}
