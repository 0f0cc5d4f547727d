import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, useId, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
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
  /** Behind the choices: fields for what no list of choices can hold. */
  more?: ReactNode
}

interface Props {
  groups: FilterGroup[]
  /** Lines that stand there at once; the others under 更多条件. All of them unless given, and wherever one of the rest is set. */
  first?: number
  /** What the choices find, such as 查看 12 条: on a phone the button that closes them. */
  found?: string | undefined
}

/** Filters as links, so that the address holds them all; on a phone folded under a button that counts the ones set. */
export function FilterBlock({ groups, first = groups.length, found }: Props) {
  const [open, setOpen] = useState(false)
  const [all, setAll] = useState(false)
  const id = useId()
  const isSet = ({ choices: [none] }: FilterGroup) => none !== undefined && !none.chosen
  const hidden = groups.slice(first).filter((group) => !isSet(group))
  const shown = all ? groups : groups.filter((group) => !hidden.includes(group))
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
        {groups.map((group) => (
          <Line key={group.label} group={group} hidden={!shown.includes(group)} />
        ))}
      </dl>
      {first < groups.length && (hidden.length > 0 || all) && (
        <button type="button" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '收起条件' : `更多条件：${hidden.map(({ label }) => label).join('、')}`}
          <Icon name="down" size="1em" />
        </button>
      )}
      {open && found && (
        <p className={styles.found}>
          <button type="button" className={styles.show} onClick={() => setOpen(false)}>
            {found}
          </button>
        </p>
      )}
    </search>
  )
}

/** One line. A page has some hundred links in these: drawn anew only where the group has changed. */
const Line = memo(function Line({ group, hidden }: { group: FilterGroup; hidden: boolean }) {
  return (
    <div className={styles.group} data-hidden={hidden}>
      <dt>{group.label}</dt>
      <dd>
        {group.choices.map((choice) => (
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
        {group.more}
      </dd>
    </div>
  )
})
