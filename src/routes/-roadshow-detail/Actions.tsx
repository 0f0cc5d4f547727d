import { linkOptions } from '@tanstack/react-router'
import type { ActivityBrief } from '#api/activity.ts'
import { ActivityState } from '#features/activity/ActivityState.tsx'
import { AddToCalendar } from '#features/activity/AddToCalendar.tsx'
import { TakeAlong } from '#blocks/packs/late-take-along.tsx'
import { activityState, canSignUp, canWait } from '#rules/activity-state.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

/** Shows the public actions of an activity: add to a calendar, share as a poster, print. */
export function Actions({ one, now }: { one: ActivityBrief; now: number }) {
  const state = activityState(one, now)
  const poster = linkOptions({
    to: '/poster/{-$id}',
    params: { id: one.id },
    search: { kind: 'activity' },
  })
  return (
    <>
      <ActivityState one={one} now={now} />
      {(canSignUp(state) || canWait(one, now)) && (
        <TakeAlong
          job={{
            kind: 'activity',
            record: one.id,
            title: one.title,
            href: `/roadshow/${encodeURIComponent(one.id)}`,
            until: one.signupEnd,
          }}
        />
      )}
      <AddToCalendar one={one} now={now} look="secondary" />
      {state !== '已取消' && <LinkButton link={poster}>生成海报</LinkButton>}
      <Button onClick={() => print()}>打印</Button>
    </>
  )
}
