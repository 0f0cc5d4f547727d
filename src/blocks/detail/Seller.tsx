import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Mark } from '#blocks/picture/Mark.tsx'
import type { Target } from '#ui/link.ts'
import styles from './Seller.module.css'

interface Props {
  name: string
  logo?: string
  link?: Target
  /** Contact and other facts, each a line of its own on a phone; empty ones are omitted. */
  facts: readonly ReactNode[]
  /** State of the user's own request, at the right edge. */
  state?: ReactNode
}

/** Shows the enterprise or organisation behind an offer: mark, name and contact. */
export function Seller({ name, logo, link, facts, state }: Props) {
  return (
    <div className={styles.seller}>
      <Mark name={name} logo={logo} size="2.75rem" />
      <div className={styles.words}>
        <p className={styles.name}>{link ? <Link {...link}>{name}</Link> : name}</p>
        <p className={styles.facts}>
          {facts
            .filter((one) => one !== undefined && one !== '')
            .map((one, at) => (
              <span key={at}>{one}</span>
            ))}
        </p>
      </div>
      {state}
    </div>
  )
}
