import { activity, type ActivityBrief } from '#api/activity.ts'
import { RatingForm } from '#api/rating.ts'
import { RateDialog } from '#blocks/rating/RateDialog.tsx'
import { recordOf } from '#features/activity/links.ts'
import type { ButtonLook } from '#ui/Button.tsx'

interface Props {
  one: Pick<ActivityBrief, 'id' | 'title' | 'organizer'>
  look?: ButtonLook
}

/** Lets a participant who has checked in rate the activity (评价), once. */
export const Rate = ({ one: { id, title, organizer }, look }: Props) => (
  <RateDialog
    of={title}
    look={look}
    title="评价活动"
    record={recordOf(id)}
    keptAs={`评价:${recordOf(id)}`}
    kind="activity"
    by={organizer}
    schema={RatingForm}
    most={500}
    hint="评价只能提交一次，主办方可以看到"
    call={({ comment: content, ...rating }) => [
      activity.evaluate,
      { body: { activityId: id, content, ...rating } },
      { title: `评价活动：${title}` },
    ]}
  />
)
