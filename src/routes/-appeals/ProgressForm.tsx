import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { bareCode } from '#lib/code.ts'
import { isMobile } from '#lib/phone.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { PhoneField } from '#ui/form/PhoneField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { linkTo } from './appeals.ts'
import styles from './appeals.module.css'
import { numberError } from './number.ts'

/** Returns an appeal number in capitals, without blanks and label. */
const appealNumber = (text: string) => bareCode(text).toUpperCase()

interface Props {
  tel: string
  number: string
  /** Called when the same values are submitted again, to repeat the request. */
  onAgain: () => void
}

/**
 * Asks for the phone and number of an appeal. Both go into the page address, so that the browser's back button returns
 * to them.
 */
export function ProgressForm({ tel, number, onAgain }: Props) {
  const navigate = useNavigate()
  const form = usePlainForm({
    prefix: 'progress',
    initial: { tel, number },
    labels: { tel: '手机号', number: '诉求编号' },
  })
  const [known, setKnown] = useState({ tel, number })
  // The address may change while the form is shown, by back or forward.
  if (known.tel !== tel || known.number !== number) {
    setKnown({ tel, number })
    form.set({ tel, number })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.attempt(
      'submit',
      (now) => ({
        tel: isMobile(now.tel) ? undefined : now.tel ? '手机号应为 11 位数字' : '请填写手机号',
        number: numberError(now.number),
      }),
      async (now) => {
        const keyword = now.number || undefined
        if (now.tel === tel && (keyword ?? '') === number) return onAgain()
        await navigate(linkTo({ tel: now.tel, keyword }))
      },
    )
  }
  return (
    <Fluent>
      <form noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary inset problems={form.problems} onGo={focusField} />
        <div className={styles.fields}>
          <PhoneField {...form.bind('tel')} required hint="提交诉求时填写的联系电话" />
          <TextField
            {...form.bind('number')}
            clean={appealNumber}
            hint="选填，如 SQ20260418000123；不填则列出全部"
          />
        </div>
        <Button type="submit" look="primary">
          查看进度
        </Button>
      </form>
    </Fluent>
  )
}
