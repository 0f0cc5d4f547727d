import { Link } from '@tanstack/react-router'
import type { Choice } from './filter-group.ts'
import styles from './Views.module.css'

/** Renders display modes of a list (rows, calendar) as links, so that the address contains the selected one. */
export function Views({ views }: { views: Choice[] }) {
  return (
    <nav aria-label="显示方式" className={styles.views}>
      {views.map(({ label, link, chosen }) => (
        <Link
          key={label}
          {...link}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={styles.view}
          data-chosen={chosen}
          aria-current={chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
