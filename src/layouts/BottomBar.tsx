import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { UserMenu } from './UserMenu.tsx'
import { useSignOut } from './useSignOut.tsx'
import styles from './BottomBar.module.css'

const entries: { label: string; icon: IconName; link: Target & { to: string } }[] = [
  { label: '首页', icon: 'home', link: { to: '/' } },
  { label: '今日申报', icon: 'list', link: { to: '/policy/apply' } },
  { label: '我的申报', icon: 'pen', link: { to: '/user/my-declare' } },
  { label: '待上传', icon: 'upload', link: { to: '/user/outbox' } },
]

/** Five entries at the lower edge of a phone, within reach of a thumb. */
export function BottomBar() {
  const { pathname, href } = useLocation()
  const { userInfo } = useAccount()
  const { waiting, held } = useCommon()
  const [open, setOpen] = useState(false)
  const { askSignOut, dialog } = useSignOut()
  const kept = waiting + held
  const mine = (
    <>
      <Icon name="person" />
      我的
    </>
  )
  return (
    <nav aria-label="快捷导航" className={styles.bar}>
      {entries.map(({ label, icon, link }) => (
        <Link
          key={label}
          {...link}
          className={styles.entry}
          aria-current={link.to === pathname ? 'page' : undefined}
        >
          <Icon name={icon} />
          {label}
          {icon === 'upload' && kept > 0 && <span className={styles.count}>{kept}</span>}
        </Link>
      ))}
      {userInfo ? (
        <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {mine}
        </button>
      ) : (
        <Link to="/auth/login" search={{ redirect_uri: href }} className={styles.entry}>
          {mine}
        </Link>
      )}
      <Dialog open={open && userInfo !== undefined} title="我的" shape="sheet" onClose={() => setOpen(false)}>
        <UserMenu onLeave={() => setOpen(false)} onSignOut={askSignOut} />
      </Dialog>
      {dialog}
    </nav>
  )
}
