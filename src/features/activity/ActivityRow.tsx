import type { ActivityBrief } from '#api/activity.ts'
import { RowCover } from '#blocks/picture/RowCover.tsx'
import { cityNow } from '#lib/clock.ts'
import { activityState, isOver } from '#rules/activity-state.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { ActivityState } from './ActivityState.tsx'
import { activityLink } from './links.ts'
import { hoursText, placeText } from './activity-words.ts'
import { Seats } from './Seats.tsx'

/**
 * Renders an activity as a list row: its date as a block, title, type, hours, place, organiser, seats, state and cover.
 * The state is computed at render time, because a cached answer may be old.
 */
export function ActivityRow({ one, looked = '' }: { one: ActivityBrief; looked?: string }) {
  const now = cityNow()
  const state = <ActivityState one={one} now={now} />
  return (
    <ListRow
      picture={<DateBlock day={one.startTime} tone={isOver(activityState(one, now)) ? 'over' : 'plain'} />}
      title={<Marked text={one.title} looked={looked} />}
      link={activityLink(one.id)}
      meta={[one.type, hoursText(one), placeText(one), one.organizer]}
      state={
        one.cover ? (
          <RowCover path={one.cover} word={one.type}>
            {state}
          </RowCover>
        ) : (
          state
        )
      }
    >
      <Seats one={one} now={now} />
    </ListRow>
  )
}
