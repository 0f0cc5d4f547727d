import { useState } from 'react'
import { auth } from '#api/auth.ts'
import { call } from '#api/call/call.ts'
import { isTransient } from '#api/call/error.ts'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { NewPasswordFields } from '#features/session/NewPasswordFields.tsx'
import { PasswordField } from '#features/session/PasswordField.tsx'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { encryptPassword } from '#session/password.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { focusField } from '#ui/form/field.ts'
import { Fluent } from '#ui/form/Fluent.tsx'
import { Notice } from '#ui/state/Notice.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { checkChange, type PasswordValues } from './check.ts'
import styles from './password.module.css'

const initial: PasswordValues = { oldPassword: '', password: '', confirmPassword: '' }
const labels = { oldPassword: '原密码', password: '新密码', confirmPassword: '确认新密码' }

async function change(values: PasswordValues): Promise<void> {
  const [oldPassword, password, confirmPassword] = await Promise.all([
    encryptPassword(values.oldPassword),
    encryptPassword(values.password),
    encryptPassword(values.confirmPassword),
  ])
  await call(auth.changePassword, { body: { oldPassword, password, confirmPassword } }, { quiet: true })
}

/** Changes the password. The city ends every other session of this user; this session continues. */
export function ChangePassword() {
  const { reach } = useDeviceState()
  const { userInfo } = useAccount()
  const [done, setDone] = useState(false)
  const form = usePlainForm({ prefix: 'change', initial, labels })
  const submit = async () => {
    setDone(false)
    if (!(await form.attempt('submit', checkChange, change))) return
    form.reset()
    setDone(true)
    // Shows a toast too, because the notice above the form may be out of sight.
    showToast('密码已修改')
  }
  return (
    <Fluent>
      <form
        noValidate
        aria-label="修改密码"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {done && (
          <Notice tone="info" title="密码已修改。">
            其他设备上的登录已退出，本机保持登录。下次登录请使用新密码。
          </Notice>
        )}
        {form.failure !== undefined && <Failure error={form.failure} />}
        {reach !== 'online' && (
          <Notice tone="warn" title="当前没有网络。">
            联网后可以修改密码。
          </Notice>
        )}
        <ErrorSummary inset problems={form.problems} onGo={focusField} />
        {/* Gives password managers the account name; the field is hidden and cannot be focused. */}
        <input
          type="text"
          name="username"
          aria-label="账号"
          autoComplete="username"
          value={userInfo?.tel ?? ''}
          readOnly
          hidden
        />
        <PasswordField {...form.bind('oldPassword')} required />
        <NewPasswordFields
          password={form.bind('password')}
          confirm={form.bind('confirmPassword')}
          known={userInfo ? [userInfo.tel] : []}
        />
        <div>
          <Button type="submit" look="primary" busy={form.busy !== undefined} disabled={reach !== 'online'}>
            {form.busy ? '正在修改' : '修改密码'}
          </Button>
        </div>
      </form>
    </Fluent>
  )
}

function Failure({ error }: { error: unknown }) {
  return (
    <Notice tone="bad" title={error instanceof Error ? error.message : '修改失败'}>
      {isTransient(error) && '已填写的内容不会丢失，请稍后重试。'}
    </Notice>
  )
}
