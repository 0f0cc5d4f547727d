import type { ActivityBrief } from '#api/activity.ts'
import { activityLifecycle, activityState } from '#rules/activity-state.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { activityLink } from './links.ts'
import { placesText, placeText, spanText } from './words.ts'

/** One activity of a list: what, when, where, by whom, and whether there is room. Its state is reckoned now. */
export function ActivityRow({ one, looked = '' }: { one: ActivityBrief; looked?: string }) {
  const now = Date.now()
  const state = activityState(one, now)
  return (
    <ListRow
      title={<Marked text={one.title} looked={looked} />}
      link={activityLink(one.id)}
      meta={[one.type, spanText(one), placeText(one), one.organizer, placesText(one, now)]}
      state={<StateChip tone={activityLifecycle.toneOf(state)}>{state}</StateChip>}
    />
  )
}
