import { activity, type ActivityBrief } from '#api/activity.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { recordOf } from '#features/activity/links.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { signupFields } from './fields.ts'
import { signupEnding } from './finish.ts'

const SignupForm = lazyPart(async () => (await import('./SignupForm.tsx')).SignupForm)

interface Props {
  one: ActivityBrief
  /** True if no places are left. */
  isFull: boolean
  /** False while nobody can sign up, or the person has. */
  isOffered: boolean
}

/** Opens the sign-up form (报名, or 加入候补 if the activity is full) and puts the sign-up into the outbox. */
export const SignUp = ({ one, isFull, isOffered }: Props) => (
  <DeedDialog
    label={isFull ? '加入候补' : '我要报名'}
    look="primary"
    title={isFull ? '加入候补' : '活动报名'}
    noun="报名"
    record={recordOf(one.id)}
    ending={signupEnding(one)}
    isOffered={isOffered}
    isMain
    wanted="signup"
    fields={signupFields}
    call={(sent) => [
      activity.participate,
      { body: { activityId: one.id, ...sent } },
      {
        title: `${isFull ? '加入候补' : '报名'}：${one.title}`,
        until: { deed: '报名', at: one.signupEnd },
      },
    ]}
    form={SignupForm}
    told={{ isFull, needsReview: one.needsReview }}
  />
)
