import { Link, useLinkProps, useLocation } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { menu, topEntry } from '#layouts/menu/menu.ts'
import { InstallEntry, LookPanel, lookParts } from '#layouts/toolbar/look-parts.ts'
import { Unread } from '#layouts/toolbar/Unread.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useSignOut } from './useSignOut.tsx'
import styles from './BottomBar.module.css'

/**
 * Shows six entries at the lower edge of a phone, within reach of a thumb: four of the menu, the assistant, and 我的, or
 * 登录 for a visitor.
 */
export function BottomBar() {
  const { pathname, href } = useLocation()
  const { userInfo } = useAccount()
  const { due, unread } = useDeviceState()
  const [open, setOpen] = useState(false)
  const { askSignOut, dialog } = useSignOut()
  const close = () => setOpen(false)
  const current = topEntry(pathname)
  return (
    <nav aria-label="快捷导航" className={styles.bar}>
      {menu.map(
        (entry) =>
          entry.bar && (
            <BarLink
              key={entry.label}
              link={entry.bar.link ?? entry.link}
              className={styles.entry}
              aria-current={entry === current ? 'page' : undefined}
            >
              <Icon name={entry.bar.icon} />
              {entry.bar.label}
            </BarLink>
          ),
      )}
      <button
        type="button"
        className={styles.entry}
        aria-haspopup="dialog"
        onClick={() => (deviceState.assistant = true)}
      >
        <Icon name="chat" />
        小易
        <Unread count={unread} className={styles.count} />
      </button>
      {userInfo ? (
        <>
          <button
            type="button"
            className={styles.entry}
            aria-haspopup="dialog"
            onClick={() => void lookParts().then(() => setOpen(true))}
          >
            <Icon name="person" />
            我的
            {due > 0 && (
              <span className={styles.count}>
                {due}
                <span className="visually-hidden"> 项待办</span>
              </span>
            )}
          </button>
          <Dialog open={open} title="我的" shape="sheet" onClose={close}>
            <UserMenu onLeave={close} onSignOut={askSignOut} />
            <LookPanel />
            <InstallEntry className={styles.install} />
          </Dialog>
        </>
      ) : (
        <Link to="/auth/login" search={{ redirect_uri: href }} className={styles.entry}>
          <Icon name="person" />
          登录
        </Link>
      )}
      {dialog}
    </nav>
  )
}

/**
 * Renders a link whose aria-current follows the menu: the router would mark 申报 as current on 我的申报, where nothing is
 * highlighted.
 */
function BarLink({ link, children, ...own }: { link: Target } & ComponentProps<'a'>) {
  return (
    <a {...useLinkProps(link)} {...own}>
      {children}
    </a>
  )
}
