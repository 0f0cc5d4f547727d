import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Finish } from './ending.ts'
import styles from './Outcome.module.css'

interface Props {
  tone: 'ok' | 'warn' | 'bad'
  title: string
  /** Number that the city gave, with its name: 申报编号 SB20261129000025. */
  number?: string
  lines: (string | undefined | '' | false)[]
  facts?: Finish['facts']
  /** True inside a dialog, which has a frame of its own. */
  inner?: boolean
  /** Buttons. */
  children: ReactNode
}

const icons = { ok: 'check', warn: 'upload', bad: 'warn' } as const

/** Shows how a submission ended: its state in words, the facts of its course, and the ways on. */
export function Outcome({ tone, title, number, lines, facts = [], inner = false, children }: Props) {
  const content = (
    <div className={styles.outcome} data-inner={inner || undefined}>
      {/* Excludes the buttons, which would be read out with each uploaded file. */}
      <div className={styles.said} role="status">
        <span className={styles.picture} data-tone={tone}>
          <Icon name={icons[tone]} size="1.75rem" />
        </span>
        <h2>{title}</h2>
        {number && <p className={styles.number}>{number}</p>}
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
        {facts.length > 0 && (
          <div className={styles.facts}>
            <DescriptionList items={facts} />
          </div>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
  return inner ? content : <Card>{content}</Card>
}
