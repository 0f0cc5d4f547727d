import { type FormEvent, type ReactNode, useState } from 'react'
import { OnThisDevice } from '#blocks/ErrorPanel.tsx'
import { keepsCookies } from '#session/keeps-cookies.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField, HasTried } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { NoNetwork } from './NoNetwork.tsx'
import { Trouble } from './Trouble.tsx'
import type { Fields } from './useFields.ts'
import styles from './session.module.css'

interface Props {
  fields: Fields
  /** Label of the button, and its label while the request runs. */
  submit: [idle: string, busy: string]
  onSubmit: () => void
  /** Content shown offline; the links to the pages on this device by default. */
  meanwhile?: ReactNode
  children: ReactNode
}

/** Renders the form around the fields: Enter submits it, and an error that belongs to no field shows on top. */
export function SessionForm({ fields, submit: [idle, busy], onSubmit, meanwhile, children }: Props) {
  const [hasCookies] = useState(keepsCookies)
  const sending = fields.busy === 'submit'
  return (
    <Fluent>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {!hasCookies && (
          <Notice tone="bad" title="浏览器不允许本站保存 Cookie，无法登录。">
            请在浏览器设置中允许本站使用 Cookie，再刷新页面。
          </Notice>
        )}
        <NoNetwork deed={idle}>{meanwhile ?? <OnThisDevice />}</NoNetwork>
        {hasCookies && fields.failure !== undefined && <Trouble error={fields.failure} />}
        <ErrorSummary inset problems={fields.problems} onGo={focusField} />
        <HasTried value>{children}</HasTried>
        <Button type="submit" look="primary" busy={sending}>
          {sending ? busy : idle}
        </Button>
        <p role="status" className="visually-hidden">
          {sending && busy}
        </p>
      </form>
    </Fluent>
  )
}
