import { Link } from '@tanstack/react-router'
import type { Choice } from './filter-group.ts'
import styles from './Views.module.css'

/** Ways to look at one list, as links: rows or a calendar. The address says which. */
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
