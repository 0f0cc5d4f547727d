import { createFileRoute, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { RegisterForm } from '#features/session/RegisterForm.tsx'
import { safeRedirect } from '#session/guard.ts'
import { Page } from '#ui/Page.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Agreement } from './-auth/Agreement.tsx'
import { AuthFrame } from './-auth/AuthFrame.tsx'
import { telState, wanting } from './-auth/wanted.ts'
import styles from './-auth/auth.module.css'

export const Route = createFileRoute('/_simple/auth/register')({
  validateSearch: v.object({ redirect_uri: v.optional(v.fallback(v.string(), '/')) }),
  component: RegisterPage,
})

/** Shows 注册, signs the new user in, and returns to the page that the user came for. */
function RegisterPage() {
  const { redirect_uri: wanted } = Route.useSearch()
  const tel = useLocation({ select: ({ state }) => state.tel })
  const [typed, setTyped] = useState(tel)
  const router = useRouter()
  const target = safeRedirect(wanted)
  return (
    <AuthFrame>
      <Page title="注册账号" lead="注册后绑定企业，即可申报项目、提交诉求">
        <RegisterForm
          tel={tel}
          onDone={() => {
            showToast('注册成功，已登录。在个人中心绑定企业后，可以申报项目')
            router.history.replace(target)
          }}
          agreement={
            <>
              我已阅读并同意
              <Agreement beside />
            </>
          }
          onTel={setTyped}
        />
        <p className={styles.foot}>
          已有账号？
          <Link to="/auth/login" search={wanting(target)} state={telState(typed)}>
            去登录
          </Link>
        </p>
      </Page>
    </AuthFrame>
  )
}
