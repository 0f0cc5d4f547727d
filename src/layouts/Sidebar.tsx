import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Glyph, Icon } from '#ui/Icon.tsx'
import { activeEntry } from './menu/menu.ts'
import { useUnread } from '#blocks/unread.ts'
import { grouped } from './menu/user-groups.ts'
import { userMenu } from './menu/user-menu.ts'
import styles from './Sidebar.module.css'

const LIST = 'user-menu'

/** Links to the pages of the user space in groups, beside the content; on a phone collapsed under the current page's name. */
export function Sidebar() {
  const { userInfo } = useAccount()
  const entries = userMenu(userInfo)
  const { pathname, searchStr } = useLocation()
  // The enquiries have the address of the favourites and an entry of their own.
  const active = entries.find(({ path }) => path === pathname + searchStr) ?? activeEntry(entries, pathname)
  const [open, setOpen] = useState(false)
  const { waiting, held, due } = useDeviceState()
  const unread = useUnread()?.total ?? 0
  const counts: Record<string, number> = { '/user/outbox': waiting + held, '/user/message': unread }
  return (
    <nav aria-label="个人中心" className={styles.side}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={LIST}
        onClick={() => setOpen(!open)}
      >
        <span>个人中心{active && ` · ${active.label}`}</span>
        <Icon name="down" />
      </button>
      <div id={LIST} className={styles.entries} data-open={open}>
        <Link to="/user/relation" className={styles.head} onClick={() => setOpen(false)}>
          我的待办
          {due > 0 && <span className={styles.due}>{due} 项</span>}
        </Link>
        {grouped(entries).map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${LIST}-${group.name}`}>
            <p id={`${LIST}-${group.name}`} className={styles.group}>
              {group.name}
            </p>
            <div className={styles.links}>
              {group.entries.map(({ entry, icon }) => {
                const count = counts[entry.path] ?? 0
                return (
                  <Link
                    key={entry.path}
                    {...entry.link}
                    className={styles.entry}
                    // The router would mark both entries of one address.
                    activeOptions={{ exact: true, includeSearch: true }}
                    aria-current={entry === active ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    <Glyph d={icon} />
                    {entry.label}
                    {count > 0 && <span className={styles.count}>{count}</span>}
                  </Link>
                )
              })}
            </div>
          </div>
        ))}
      </div>
    </nav>
  )
}
