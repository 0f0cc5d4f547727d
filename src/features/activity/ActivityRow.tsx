import type { ActivityBrief } from '#api/activity.ts'
import { cityNow } from '#lib/clock.ts'
import { canWait } from '#rules/activity-state.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { ActivityState } from './ActivityState.tsx'
import { activityLink } from './links.ts'
import { placesText, placeText, spanText } from './activity-words.ts'

/**
 * Renders an activity as a list row: title, type, time, place, organiser, free places and state. The state is
 * computed at render time, because a cached answer may be old.
 */
export function ActivityRow({ one, looked = '' }: { one: ActivityBrief; looked?: string }) {
  const now = cityNow()
  // The state chip already shows the waiting list.
  const places = canWait(one, now) ? '' : placesText(one, now)
  return (
    <ListRow
      title={<Marked text={one.title} looked={looked} />}
      link={activityLink(one.id)}
      meta={[one.type, spanText(one), placeText(one), one.organizer, places]}
      state={<ActivityState one={one} now={now} />}
    />
  )
}
