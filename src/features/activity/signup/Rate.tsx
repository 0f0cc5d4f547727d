import { activity, type ActivityBrief } from '#api/activity.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { recordOf } from '#features/activity/links.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { ButtonLook } from '#ui/Button.tsx'
import { ratingFields } from './fields.ts'

const RateForm = lazyPart(async () => (await import('./RateForm.tsx')).RateForm)

interface Props {
  one: Pick<ActivityBrief, 'id' | 'title'>
  look?: ButtonLook
}

/** Lets a participant who has checked in rate the activity (评价), once. */
export const Rate = ({ one: { id, title }, look }: Props) => (
  <DeedDialog
    label="去评价"
    of={title}
    look={look}
    title="评价活动"
    noun="评价"
    record={recordOf(id)}
    keptAs={`评价:${recordOf(id)}`}
    fields={ratingFields}
    call={(rating) => [
      activity.evaluate,
      { body: { activityId: id, ...rating } },
      { title: `评价活动：${title}` },
    ]}
    form={RateForm}
  />
)
