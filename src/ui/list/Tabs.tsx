import { Link } from '@tanstack/react-router'
import type { Choice } from './filter-group.ts'
import { useChosenInSight } from '#ui/in-sight.ts'
import styles from './Tabs.module.css'

/** One tab; `count` in brackets behind its words where it is known. */
export interface Tab extends Choice {
  count?: number
}

/** Views of one list, as links: the address says which. `label` names the set for readers. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  const row = useChosenInSight(tabs.find(({ chosen }) => chosen)?.label)
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          replace
          resetScroll={false}
          {...tab.link}
          // The first tab, which is not in the address, must not pass for the page while another is open.
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
