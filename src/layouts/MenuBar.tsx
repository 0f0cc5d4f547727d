import { Link, useLocation } from '@tanstack/react-router'
import { litEntry, menu } from './menu.ts'
import frame from './frame.module.css'
import styles from './MenuBar.module.css'

/** The slate bar with the portal's entries; on a phone the bottom bar stands in for it. */
export function MenuBar() {
  const lit = litEntry(useLocation().pathname)
  return (
    <nav aria-label="主菜单" className={styles.bar}>
      <ul className={`${frame.wrap} ${styles.entries}`}>
        {menu.map((entry) => (
          <li key={entry.label}>
            <Link
              {...entry.link}
              className={styles.entry}
              data-lit={entry === lit}
              aria-current={entry === lit ? 'page' : undefined}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
