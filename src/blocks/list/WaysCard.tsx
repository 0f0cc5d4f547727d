import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { numberText } from '#lib/numbers.ts'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import styles from './list.module.css'

/** Link on a card of ways on */
export interface Way {
  label: string
  /** Content behind the link, in one line */
  hint?: string
  /** Number of records behind the link */
  count?: number
  link: Target
}

/** Shows links from a list to what belongs to it: each with its content or with the number of its records. */
export const WaysCard = ({
  title,
  ways,
  children,
}: {
  title: string
  ways: readonly Way[]
  children?: ReactNode
}) => (
  <Card title={title}>
    <ul className={styles.ways}>
      {ways.map(({ label, hint, count, link }) => (
        <li key={label}>
          <Link {...link}>{label}</Link>
          {count !== undefined && <span>{numberText(count)}</span>}
          {hint && <p>{hint}</p>}
        </li>
      ))}
      {children}
    </ul>
  </Card>
)

/** Shows cards beside a list, on the widest screens alone: only they have room for them. */
export const Beside = ({ children }: { children: ReactNode }) => (
  <div className={styles.beside} data-print="none">
    {children}
  </div>
)
