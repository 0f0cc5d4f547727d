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
import { signupFields } from './typed.ts'

/** The number of people is chosen from a list of words, and sent as a number. */
const schema = v.pipe(
  v.custom<ValuesOf<typeof signupFields>>(() => true),
  v.transform((typed): unknown => {
    const { people } = typed
    return { ...typed, people: people ? Number(people) : undefined }
  }),
  filled(Contract),
)
/** People of one unit (the contract's bound). */
const counts = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: `${String(at + 1)} 人`,
}))

/** Who comes is who signs up, not whom the enterprise names as its contact. */
const sources = { name: '来自账号信息', phone: '来自账号信息' }

/** A sign-up as it is sent: with a number of the waiting list, or without. */
type SignUp = Contract & { action: 'signup' | 'wait' }

interface Props extends DeedForm<typeof signupFields, SignUp> {
  /** True where there are no places left now. */
  isFull: boolean
  needsReview: boolean
}

/** Who comes, with how many, and whether a number of the waiting list will do. */
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
          <SelectField {...bind('people')} options={counts} hint="包括您本人；名额按人数计算" required />
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
