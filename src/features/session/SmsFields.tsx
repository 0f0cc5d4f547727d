import { useState } from 'react'
import { auth, SMS_WAIT, type SmsType } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { bareCode } from '#lib/code.ts'
import { maskedPhone } from '#lib/phone.ts'
import { Button } from '#ui/Button.tsx'
import controls from '#ui/form/controls.module.css'
import { fieldId, focusField } from '#ui/form/field.ts'
import { Labelled } from '#ui/form/Labelled.tsx'
import { Line } from '#ui/form/Line.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { smsRules } from './rules.ts'
import { lastSms, noteSms, useCountdown } from './sms.ts'
import type { Fields } from './useFields.ts'
import styles from './session.module.css'

interface Props {
  fields: Fields
  /** Purpose of the code. */
  type: SmsType
  /** Rule for the phone that receives the code. */
  phone: Parameters<typeof smsRules>[0]
}

/** Timeout in milliseconds before 请求超时; the user is waiting. */
const TIMEOUT = 30_000

/** Renders a captcha and the SMS code that it unlocks. No captcha is asked for until another SMS may be sent. */
export function SmsFields({ fields, type, phone }: Props) {
  const [last, setLast] = useState(lastSms)
  const sent = last?.tel === fields.values.tel ? last : undefined
  const left = useCountdown(sent ? sent.at + SMS_WAIT * 1_000 : 0)
  const { error, value, onChange, name, label } = fields.bind('smsCode')
  const send = async () => {
    const tel = fields.values.tel
    const done = await fields.attempt('sms', smsRules(phone), ({ captchaCode }) =>
      call(
        auth.sendSms,
        { query: { tel, type, id: fields.captchaId, captchaCode } },
        { quiet: true, limit: TIMEOUT },
      ),
    )
    if (!done) return
    const now = { tel, type, at: Date.now() }
    noteSms(now)
    setLast(now)
    fields.renewCaptcha()
    focusField(name)
  }
  return (
    <>
      {left === 0 && (
        <CaptchaField {...fields.bind('captchaCode')} required fields={fields} onEnter={() => void send()} />
      )}
      <p role="status" className={styles.said}>
        {sent && smsStatusText(sent.tel, sent.type === type, left > 0)}
      </p>
      <Labelled name={name} label={label} required error={error}>
        <Line
          id={fieldId(name)}
          name={name}
          className={controls.control ?? ''}
          input={{ inputMode: 'numeric' }}
          autoComplete="one-time-code"
          value={value}
          isMeant={(text) => bareCode(text) === value}
          onTyped={(text) => onChange(bareCode(text))}
          clean={() => value}
          contentAfter={
            <Button look="plain" busy={left > 0 || fields.busy === 'sms'} onClick={() => void send()}>
              {buttonWords(left, fields.busy === 'sms', sent !== undefined)}
            </Button>
          }
        />
      </Labelled>
    </>
  )
}

/**
 * Returns the status text. It changes when the SMS is sent and when the wait ends, because nobody wants each second
 * read out by a screen reader.
 */
function smsStatusText(tel: string, isHere: boolean, waits: boolean): string {
  if (!waits) return '没有收到短信时，填写图形验证码后可重新获取'
  return isHere
    ? `短信验证码已发送至 ${maskedPhone(tel)}，5 分钟内有效`
    : `短信已发送至 ${maskedPhone(tel)}，请稍后再获取`
}

function buttonWords(left: number, sending: boolean, again: boolean): string {
  if (left > 0) return `${String(left)} 秒后重新获取`
  if (sending) return '正在发送'
  return again ? '重新获取' : '获取验证码'
}
