import type { MyApply } from '#api/activity.ts'
import { RatingWithRemedy } from '#blocks/rating/RatingView.tsx'
import { useStanding } from '#blocks/outbox/useStanding.ts'
import { AddToCalendar } from '#features/activity/AddToCalendar.tsx'
import { activityLink } from '#features/activity/links.ts'
import { Deeds } from '#features/activity/signup/Deeds.tsx'
import { Live } from '#features/activity/signup/Live.tsx'
import { chipOf } from '#features/activity/signup/standing.ts'
import { statusWords } from '#features/activity/signup/signup-words.ts'
import { hoursText } from '#features/activity/activity-words.ts'
import type { ReceiptNo } from '#offline/outbox/item.ts'
import { activityLifecycle, activityState, isOver } from '#rules/activity-state.ts'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'

interface Props {
  row: MyApply
  /** Number of the newest receipt on this device when the city was asked. */
  asOf: ReceiptNo
  /** Present moment in milliseconds. */
  now: number
  /** Fetches the list again. */
  onAsk: () => void
}

/** Shows the user's sign-up for an activity: time, place, standing, and the possible actions. */
export function MineRow({ row, asOf, now, onAsk }: Props) {
  const { activity, ...signup } = row
  const { now: standing } = useStanding('signup', activity.id, { signup }, asOf)
  const state = activityState(activity, now)
  // Hides the sign-up's chip for a cancelled activity, because nothing follows from the sign-up any more.
  const chip = state === '已取消' && !standing.pending ? undefined : chipOf(standing)
  const rated = standing.signup?.evaluate
  return (
    <ListRow
      picture={<DateBlock day={activity.startTime} tone={isOver(state) ? 'over' : 'plain'} />}
      title={activity.title}
      link={activityLink(activity.id)}
      meta={[
        hoursText(activity),
        activity.address ?? '线上参加',
        `${String(standing.signup?.people ?? 1)} 人`,
        signup.enId === '' ? '以本人名义' : undefined,
      ]}
      state={
        <>
          {chip && <StateChip tone={chip.tone}>{chip.words}</StateChip>}
          {(state === '进行中' || state === '已取消') && (
            <StateChip tone={activityLifecycle.toneOf(state)}>活动{state}</StateChip>
          )}
        </>
      }
      actions={
        <>
          <Live one={activity} status={standing.signup?.status} now={now} onAsk={onAsk} />
          <Deeds one={activity} standing={standing} now={now} />
          <AddToCalendar one={activity} now={now} />
        </>
      }
    >
      <p>{statusWords(activity, standing, now)}</p>
      {rated && <RatingWithRemedy label="我的评价" rating={{ ...rated, comment: rated.content }} />}
    </ListRow>
  )
}
