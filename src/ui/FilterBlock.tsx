import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { Target } from './link.ts'
import styles from './FilterBlock.module.css'

/** One choice of a filter; its link is this page's address with the choice made. */
export interface Choice {
  label: string
  chosen: boolean
  link: Target
}

/** One line of filters. The first choice is the one that filters nothing (全部). */
export interface FilterGroup {
  label: string
  choices: Choice[]
}

/** Filters as links, so that the address holds them all; on a phone folded under a button that counts the ones set. */
export function FilterBlock({ groups }: { groups: FilterGroup[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const set = groups.flatMap(({ choices }) => choices.slice(1).filter(({ chosen }) => chosen))
  return (
    <search className={styles.block} aria-label="筛选">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" />
        <span>{set.length ? `筛选 ${String(set.length)}` : '筛选'}</span>
        <span className={styles.set}>{set.map(({ label }) => label).join('、')}</span>
        <Icon name="down" />
      </button>
      <dl id={id} className={styles.groups} data-open={open}>
        {groups.map(({ label, choices }) => (
          <div key={label} className={styles.group}>
            <dt>{label}</dt>
            <dd>
              {choices.map((choice) => (
                <Link
                  key={choice.label}
                  replace
                  resetScroll={false}
                  {...choice.link}
                  // 全部 must not pass for the page itself while something is chosen.
                  activeOptions={{ exact: true }}
                  className={styles.choice}
                  data-chosen={choice.chosen}
                  aria-current={choice.chosen ? 'true' : undefined}
                >
                  {choice.label}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </search>
  )
}
