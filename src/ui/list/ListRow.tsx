import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { Facts } from '#ui/Facts.tsx'
import type { Target } from '#ui/link.ts'
import { usePrevious } from './previous.ts'
import styles from './ListRow.module.css'
import target from './whole-target.module.css'

/** True if the rows' titles directly follow the page's h1, so that they are h2 */
const Top = createContext(false)

interface ListProps {
  label?: string
  /** True if the list is directly below the page's h1, in no block with a title */
  top?: boolean
  children: ReactNode
}

/** Renders a list whose children are ListRow, with lines between them. */
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
  /** Small picture before the row; without an accessible name, because the text describes the record */
  picture?: ReactNode
  title: ReactNode
  /** Target of the title and the whole row; without it the title is plain text */
  link?: Target
  /** Facts separated by dots; empty ones are omitted */
  meta?: (string | undefined)[]
  /** Chips after the facts */
  chips?: ReactNode
  /** Amount as text at the right edge: 最高 500 万元 */
  amount?: string
  /** StateChip at the right edge */
  state?: ReactNode
  /** Links or buttons at the right edge, below the state */
  actions?: ReactNode
  /** Beginning of the record's text, cut after two lines */
  excerpt?: ReactNode
  /** Content below the facts: a reason */
  children?: ReactNode
  /** Line across the whole row: stages and the next step */
  foot?: ReactNode
}

/** Renders a record of a list: its description on the left, its amount and state on the right. */
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
  foot,
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
      {foot && <div className={styles.foot}>{foot}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
