import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { ResetForm } from '#features/session/ResetForm.tsx'
import { account } from '#session/account.ts'
import { safeRedirect } from '#session/guard.ts'
import { signOut } from '#session/sign.ts'
import { Page } from '#ui/Page.tsx'
import { AuthFrame } from './-auth/AuthFrame.tsx'
import { telState, wanting } from './-auth/wanted.ts'
import styles from './-auth/auth.module.css'

export const Route = createFileRoute('/_simple/auth/reset-password')({
  validateSearch: v.object({ redirect_uri: v.optional(v.fallback(v.string(), '/')) }),
  component: ResetPage,
})

/** Shows 重置密码, and returns to the login with the phone number filled in. */
function ResetPage() {
  const { redirect_uri: wanted } = Route.useSearch()
  const tel = useLocation({ select: ({ state }) => state.tel })
  const [typed, setTyped] = useState(tel)
  const navigate = useNavigate()
  const search = wanting(safeRedirect(wanted))
  const toLogin = async (done: string) => {
    // Signs out on this device, because the city has ended every session of this phone number.
    if (account.userInfo?.tel === done) await signOut()
    await navigate({ to: '/auth/login', search, state: { tel: done, said: 'reset' }, replace: true })
  }
  return (
    <AuthFrame>
      <Page title="重置密码" lead="重置后，其他设备需要重新登录">
        <ResetForm tel={tel} onDone={(done) => void toLogin(done)} onTel={setTyped} />
        <p className={styles.foot}>
          已有密码？
          <Link to="/auth/login" search={search} state={telState(typed)}>
            去登录
          </Link>
        </p>
      </Page>
    </AuthFrame>
  )
}
