import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { activePath, litEntry, menu, type MenuEntry } from '#layouts/menu/menu.ts'
import frame from '#layouts/frame.module.css'
import styles from './MenuBar.module.css'

/** The slate bar with the portal's entries; on a phone the drawer and the bottom bar stand in for it. */
export function MenuBar() {
  const { pathname } = useLocation()
  const lit = litEntry(pathname)
  return (
    <nav aria-label="主菜单" className={styles.bar}>
      <ul className={`${frame.wrap} ${styles.entries}`}>
        {menu
          .filter(({ hidden }) => !hidden)
          .map((entry) => (
            <Item key={entry.label} entry={entry} lit={entry === lit} pathname={pathname} />
          ))}
      </ul>
    </nav>
  )
}

/** An entry; its own entries open below it while the pointer or the focus is on it, and Escape folds them. */
function Item({ entry, lit, pathname }: { entry: MenuEntry; lit: boolean; pathname: string }) {
  const [folded, setFolded] = useState(false)
  const fold = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setFolded(true)
  }
  const unfold = () => setFolded(false)
  const active = activePath(pathname)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are the controls
    <li className={styles.item} data-folded={folded} onKeyDown={fold} onPointerLeave={unfold} onBlur={unfold}>
      <TopLink entry={entry} lit={lit} />
      {entry.children.length > 0 && (
        <ul className={styles.panel}>
          {entry.children.map(({ label, path, link }) => (
            <li key={path}>
              <Link
                {...link}
                className={styles.child}
                aria-current={path === active ? 'page' : undefined}
                onClick={() => setFolded(true)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function TopLink({ entry: { label, link, site }, lit }: { entry: MenuEntry; lit: boolean }) {
  if (site) {
    return (
      <a href={site} target="_blank" rel="noreferrer" className={styles.entry} data-lit={lit}>
        {label}
        <span className="visually-hidden">，在新窗口打开政务服务网</span>
      </a>
    )
  }
  return (
    <Link {...link} className={styles.entry} data-lit={lit} aria-current={lit ? 'page' : undefined}>
      {label}
    </Link>
  )
}
