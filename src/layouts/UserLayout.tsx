import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCommon } from '#offline/view.ts'
import { DefaultLayout } from './DefaultLayout.tsx'
import { activeEntry, userMenu } from './menu.ts'
import styles from './UserLayout.module.css'

/** The user space: a sidebar beside the content; on a phone a row of links above it. */
export function UserLayout({ children }: { children: ReactNode }) {
  return <DefaultLayout side={<Sidebar />}>{children}</DefaultLayout>
}

function Sidebar() {
  const active = activeEntry(userMenu, useLocation().pathname)
  const { waiting, held } = useCommon()
  const kept = waiting + held
  return (
    <nav aria-label="个人中心" className={styles.side}>
      {userMenu.map((entry) => (
        <Link
          key={entry.label}
          {...entry.link}
          className={styles.entry}
          aria-current={entry === active ? 'page' : undefined}
        >
          {entry.label}
          {entry.link.to === '/user/outbox' && kept > 0 && <span className={styles.count}>{kept}</span>}
        </Link>
      ))}
    </nav>
  )
}
