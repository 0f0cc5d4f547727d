import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { Facts } from '#ui/Facts.tsx'
import type { Target } from '#ui/link.ts'
import { usePrevious } from './previous.ts'
import styles from './ListRow.module.css'
import target from './whole-target.module.css'

/** Whether the rows' titles are the first below the page's own. */
const Top = createContext(false)

interface ListProps {
  label?: string
  /** True where it stands right under the page's h1, in no block with a title of its own. */
  top?: boolean
  children: ReactNode
}

/** Rows below each other, a line between them. Children are ListRow. */
export function List({ label, top = false, children }: ListProps) {
  return (
    <Top value={top}>
      <ul className={styles.list} aria-label={label} {...usePrevious()}>
        {children}
      </ul>
    </Top>
  )
}

interface Props {
  /** What it looks like, small, before everything else; its words say it all, so it has no name. */
  picture?: ReactNode
  title: ReactNode
  /** Where the title leads; the whole row can be pressed. Without it the title is plain text. */
  link?: Target
  /** Facts in a line, a dot between them; empty ones are left out. */
  meta?: (string | undefined)[]
  /** Chips behind the facts. */
  chips?: ReactNode
  /** An amount in words, at the right edge: 最高 500 万元. */
  amount?: string
  /** A StateChip at the right edge. */
  state?: ReactNode
  /** Links or buttons at the right edge, below the state. */
  actions?: ReactNode
  /** How its text begins, of which two lines are shown. */
  excerpt?: ReactNode
  /** More below the meta line: a reason, a bar of progress. */
  children?: ReactNode
}

/** One record of a list: what it is at the left edge, what it is worth and how it stands at the right. */
export function ListRow({
  picture,
  title,
  link,
  meta,
  chips,
  amount,
  state,
  actions,
  excerpt,
  children,
}: Props) {
  const isTop = useContext(Top)
  const name = link ? (
    <Link {...link} className={target.link}>
      {title}
    </Link>
  ) : (
    title
  )
  return (
    <li className={`${styles.row} ${picture ? styles.pictured : ''} ${target.box}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.what}>
        {isTop ? <h2 className={styles.title}>{name}</h2> : <h3 className={styles.title}>{name}</h3>}
        {(meta?.join('') || chips) && (
          <p className={styles.meta}>
            {meta && <Facts of={meta} />}
            {chips}
          </p>
        )}
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        {children}
      </div>
      {(amount ?? state) && (
        <div className={styles.edge}>
          {amount && (
            <strong className={styles.amount} data-long={amount.includes('，') || undefined}>
              {amount}
            </strong>
          )}
          {state}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
