import { Link } from '@tanstack/react-router'
import type { Choice } from './filter-group.ts'
import { useSelectedInView } from '#ui/in-sight.ts'
import styles from './Tabs.module.css'

/** Tab; `count` is shown after the label if it is known */
export interface Tab extends Choice {
  count?: number
}

/** Renders views of a list as links, so that the address contains the selected one. `label` is the accessible name. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const row = useSelectedInView(tabs.find(({ chosen }) => chosen)?.label)
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          replace
          resetScroll={false}
          {...tab.link}
          // Compares the search too; otherwise the first tab, which has no search, counts as current on the others.
          activeOptions={{ exact: true }}
          className={styles.tab}
          data-chosen={tab.chosen}
          aria-current={tab.chosen ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <small> {tab.count}</small>}
        </Link>
      ))}
    </nav>
  )
}
