import { useState } from 'react'
import { ApiError } from '#api/call/error.ts'
import { focusField } from '#ui/form/field.ts'
import { type Errors, type Field, problemsIn, type Rules, type Values } from './rules.ts'

type Text = Exclude<Field, 'agreed'>
/** What is being asked of the city: an SMS, or what the form is for. */
type Deed = 'sms' | 'submit'

const nothing: Values = {
  tel: '',
  password: '',
  confirm: '',
  captchaCode: '',
  smsCode: '',
  nickname: '',
  agreed: false,
}

/**
 * The values of one form, what is wrong with them, and its captcha. `prefix` stands before the fields' names: a form
 * may stand over another one. Nothing that was typed is lost by a failure, but for a captcha that the try has spent.
 */
export function useFields(prefix: string, tel: string) {
  const [values, setValues] = useState<Values>({ ...nothing, tel })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState<Deed>()
  const [captchaId, setCaptchaId] = useState<string>(() => crypto.randomUUID())

  const nameOf = (field: Field) => `${prefix}-${field}`
  const set = (patch: Partial<Values>) => {
    setValues((now) => ({ ...now, ...patch }))
    setErrors((now) => ({ ...now, ...Object.fromEntries(Object.keys(patch).map((field) => [field, ''])) }))
  }
  const common = (field: Field) => ({ name: nameOf(field), error: errors[field] || undefined })
  const renewCaptcha = () => {
    setCaptchaId(crypto.randomUUID())
    setValues((now) => ({ ...now, captchaCode: '' }))
  }
  /** Says what is wrong at its fields and goes to the first. @returns false where no field of this form is to blame */
  const show = (found: Errors, order: Rules) => {
    setErrors(found)
    const fields = Object.keys(found) as Field[]
    fields.sort((a, b) => Object.keys(order).indexOf(a) - Object.keys(order).indexOf(b))
    return fields.some((field) => focusField(nameOf(field)))
  }
  const refused = (error: unknown, rules: Rules) => {
    if (rules.captchaCode && error instanceof ApiError && error.status > 0) renewCaptcha()
    const found = error instanceof ApiError ? error.fields : []
    const words = found.map(({ field, errorMessage }) => [field, errorMessage] as const).toReversed()
    if (!show(Object.fromEntries(words), rules)) setFailure(error)
  }
  /** Checks by these rules, then does the work; what the city refuses is said at its field. @returns whether it worked */
  const attempt = async (deed: Deed, rules: Rules, work: (values: Values) => Promise<unknown>) => {
    if (busy) return false
    setFailure(undefined)
    if (show(problemsIn(values, rules), rules)) return false
    setBusy(deed)
    try {
      await work(values)
      return true
    } catch (error) {
      refused(error, rules)
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return {
    values,
    failure,
    busy,
    captchaId,
    renewCaptcha,
    nameOf,
    attempt,
    set,
    /** A field of text as the props of a field of the kit. */
    text: (field: Text) => ({
      ...common(field),
      value: values[field],
      required: true,
      onChange: (value: string) => set({ [field]: value }),
    }),
    /** The box to agree. */
    box: () => ({
      ...common('agreed'),
      value: values.agreed,
      onChange: (agreed: boolean) => set({ agreed }),
    }),
  }
}

export type Fields = ReturnType<typeof useFields>
