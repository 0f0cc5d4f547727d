import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import type { Choice } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Body } from './Body.tsx'
import styles from './blocks.module.css'

interface Props extends ComponentProps<typeof Body> {
  tabs?: Choice[]
  /** Link to the complete list. */
  more?: Target
  /** Text of that link; 更多 by default. */
  moreWords?: ReactNode
  foot?: ReactNode
}

/** Renders one block of the home page: title, tabs, link to the complete list, and content. */
export function Block({ tabs, more, moreWords = '更多', foot, ...body }: Props) {
  const { title } = body
  return (
    <Card
      title={title}
      tabs={tabs ? <Tabs label={title} tabs={tabs} /> : undefined}
      aside={
        more ? (
          <Link {...more} className={styles.more}>
            {moreWords}
            <span className="visually-hidden">{title}</span> ›
          </Link>
        ) : undefined
      }
      foot={foot}
    >
      <Body {...body} />
    </Card>
  )
}
