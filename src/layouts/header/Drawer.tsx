import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { activePath, menu } from '#layouts/menu/menu.ts'
import entry from '#layouts/toolbar/entry.module.css'
import { InstallEntry } from '#layouts/toolbar/look-parts.ts'
import styles from './Drawer.module.css'

/** Shows the whole menu on a phone, behind one button. */
export function Drawer() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const active = activePath(useLocation().pathname)
  const current = (path: string) => (path === active ? ('page' as const) : undefined)
  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={styles.button}
        aria-label="菜单"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size="1.5rem" />
      </button>
      <Dialog open={open} title="全部栏目" shape="drawer" onClose={close}>
        <nav aria-label="全部栏目" className={styles.groups}>
          {menu.map(({ label, path, link, site, children }) => (
            <section key={label} className={styles.group}>
              {site ? (
                <a href={site} target="_blank" rel="noreferrer" className={styles.top}>
                  {label}
                  <small> 政务服务网</small>
                </a>
              ) : (
                <Link {...link} className={styles.top} aria-current={current(path)} onClick={close}>
                  {label}
                </Link>
              )}
              {children.length > 0 && (
                <ul className={styles.children}>
                  {children.map((child) => (
                    <li key={child.path}>
                      <Link
                        {...child.link}
                        className={styles.child}
                        aria-current={current(child.path)}
                        onClick={close}
                      >
                        {child.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </nav>
        <InstallEntry className={entry.entry} />
      </Dialog>
    </div>
  )
}
