import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginForm } from '#features/session/LoginForm.tsx'
import { safeRedirect } from '#session/guard.ts'
import { Page } from '#ui/Page.tsx'
import styles from './-login/login.module.css'

export const Route = createFileRoute('/_simple/auth/login')({
  validateSearch: v.object({ redirect_uri: v.optional(v.fallback(v.string(), '/')) }),
  component: LoginPage,
})

/** 登录, and back to where one was going. */
function LoginPage() {
  const { redirect_uri: wanted } = Route.useSearch()
  const router = useRouter()
  const target = safeRedirect(wanted)
  return (
    <div className={styles.two}>
      <section className={styles.promise} aria-label="登录后可以">
        <p className={styles.slogan}>一处进入，办完企业的事</p>
        <ul>
          <li>在线填报项目，随时查看进度</li>
          <li>没有网络也能填写，联网后自动提交</li>
          <li>一个账号办理多家企业的事项</li>
        </ul>
      </section>
      <div className={styles.card}>
        <Page title="登录" {...(target === '/' ? {} : { lead: '登录后回到刚才的页面' })}>
          <LoginForm onDone={() => router.history.replace(target)} />
        </Page>
      </div>
    </div>
  )
}
