import { Link } from '@tanstack/react-router'
import { govLoginAddress } from '#session/gov-site.ts'
import { Icon } from '#ui/Icon.tsx'
import { Agreement } from './Agreement.tsx'
import { telState, wanting } from './wanted.ts'
import styles from './auth.module.css'

/** Offers the other ways to sign in, below the login form; each returns to `target` and takes the phone along. */
export function LoginFoot({ target, tel }: { target: string; tel: string | undefined }) {
  const gov = govLoginAddress(target)
  const search = wanting(target)
  return (
    <>
      <p className={styles.foot}>
        <span>
          还没有账号？
          <Link to="/auth/register" search={search} state={telState(tel)}>
            注册账号
          </Link>
        </span>
        <Link to="/auth/reset-password" search={search} state={telState(tel)}>
          忘记密码
        </Link>
      </p>
      {gov && (
        <>
          <p className={styles.or}>其他方式</p>
          <a className={styles.gov} href={gov}>
            <Icon name="building" />
            政务服务网登录
          </a>
        </>
      )}
      <p className={styles.terms}>
        登录即表示同意
        <Agreement />
      </p>
    </>
  )
}
