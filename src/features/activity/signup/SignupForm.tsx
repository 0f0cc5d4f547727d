import { SignupForm as Fields } from '#api/activity-signup.ts'
import { check } from '#blocks/form/check.ts'
import { filled } from '#blocks/form/filled.ts'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { sourceOf } from '#blocks/form/source-of.ts'
import { CheckField } from '#ui/form/CheckField.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from './signup.module.css'
import type { SignupValues } from './typed.ts'

const schema = filled(Fields)
const order = ['name', 'phone', 'position', 'people'] as const
/** People of one unit (the contract's bound). */
const counts = Array.from({ length: 10 }, (_, at) => ({
  value: String(at + 1),
  label: `${String(at + 1)} 人`,
}))

/** Who comes is who signs up, not whom the enterprise names as its contact. */
const sources = { name: '来自账号信息', phone: '来自账号信息' }

interface Props {
  value: SignupValues
  /** What it began with. */
  known: SignupValues
  onChange: (value: SignupValues) => void
  onSend: (values: Fields, orWait: boolean) => void
  /** True where there are no places left now. */
  isFull: boolean
  needsReview: boolean
}

/** Who comes, with how many, and whether a number of the waiting list will do. */
export function SignupForm({ value, known, onChange, onSend, isFull, needsReview }: Props) {
  const people = value.people ? Number(value.people) : undefined
  const checked = check(schema, { ...value, people })
  const props = (name: (typeof order)[number], tried: boolean) => ({
    name,
    value: value[name],
    source: sourceOf(sources, name, { value: value[name], filledIn: known[name] }),
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: tried ? checked.issues.get(name) : undefined,
  })
  return (
    <DialogForm
      submitLabel={isFull ? '加入候补' : '提交报名'}
      wrong={order.filter((name) => checked.issues.has(name))}
      onSend={() => checked.done && onSend(checked.value, isFull || value.orWait)}
    >
      {(tried) => (
        <>
          <TextField {...props('name', tried)} label="姓名" autoComplete="name" required />
          <PhoneField
            {...props('phone', tried)}
            label="联系电话"
            hint="11 位手机号，活动变更时主办方用来联系您"
            required
          />
          <TextField {...props('position', tried)} label="职务" autoComplete="organization-title" />
          <SelectField
            {...props('people', tried)}
            label="参加人数"
            options={counts}
            hint="包括您本人；名额按人数计算"
            required
          />
          {!isFull && (
            <CheckField
              name="orWait"
              value={value.orWait}
              onChange={(orWait) => onChange({ ...value, orWait })}
              hint="提交时名额已满的转为候补；有名额空出时通知您，48 小时内确认有效"
            >
              名额已满时加入候补
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
