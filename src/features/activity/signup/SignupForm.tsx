import * as v from 'valibot'
import { SignupForm as Contract } from '#api/activity-signup.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import type { ValuesOf } from '#blocks/form/fields.ts'
import { filled } from '#blocks/form/filled.ts'
import { useAccount } from '#session/account.ts'
import { CheckField } from '#ui/form/CheckField.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './signup.module.css'
import { signupFields } from './fields.ts'

/** Validates the typed values; the number of people is chosen as text and sent as a number. */
const schema = v.pipe(
  v.custom<ValuesOf<typeof signupFields>>(() => true),
  v.transform((typed): unknown => {
    const { people } = typed
    return { ...typed, people: people ? Number(people) : undefined }
  }),
  filled(Contract),
)
/** Choices for the number of people of one unit; the contract allows at most 10. */
const peopleOptions = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: `${String(at + 1)} 人`,
}))

/** Sources of the prefilled fields: the participant is the signed-in user, not the enterprise's contact. */
const sources = { name: '来自账号信息', phone: '来自账号信息' }

/** Sign-up as it is sent; `wait` accepts a place on the waiting list. */
type SignUp = Contract & { action: 'signup' | 'wait' }

interface Props extends DeedForm<typeof signupFields, SignUp> {
  /** True if no places are left. */
  isFull: boolean
  needsReview: boolean
}

/** Renders the sign-up form: the participant, the number of people and consent to the waiting list. */
export function SignupForm({ isFull, needsReview, onSend, ...form }: Props) {
  const { userInfo } = useAccount()
  return (
    <DialogForm
      {...form}
      fields={signupFields}
      schema={schema}
      known={{ name: userInfo?.nickname ?? '', phone: userInfo?.tel ?? '', people: '1', orWait: true }}
      sources={sources}
      submitLabel={isFull ? '加入候补' : '提交报名'}
      onSend={(sent, { orWait }) => onSend({ ...sent, action: isFull || orWait ? 'wait' : 'signup' })}
    >
      {(bind) => (
        <>
          <TextField {...bind('name')} autoComplete="name" required />
          <PhoneField {...bind('phone')} hint="11 位手机号，活动变更时主办方用来联系您" required />
          <TextField {...bind('position')} autoComplete="organization-title" />
          <SelectField
            {...bind('people')}
            options={peopleOptions}
            hint="包括您本人；名额按人数计算"
            required
          />
          {!isFull && (
            <CheckField
              {...bind('orWait')}
              hint="提交时名额已满的转为候补；有名额空出时通知您，48 小时内确认有效"
            >
              {signupFields.orWait.label}
            </CheckField>
          )}
          <p className={styles.quiet}>
            {isFull
              ? '名额已满，提交后获得候补序号。有名额空出时按序号通知，48 小时内（活动开始前）确认有效。'
              : needsReview
                ? '提交后由主办方审核，结果在“我的活动”和消息中心查看。'
                : '提交后即报名成功，活动开始前可以取消。'}
          </p>
        </>
      )}
    </DialogForm>
  )
}
