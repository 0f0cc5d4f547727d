import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import type { Choice } from '#ui/list/filter-group.ts'
import type { Target } from '#ui/link.ts'
import { Tabs } from '#ui/list/Tabs.tsx'
import styles from './blocks.module.css'

interface Props {
  title: string
  tabs?: Choice[]
  /** Where all of it is. */
  more?: Target
  /** What the way there says; 更多 unless given. */
  moreWords?: ReactNode
  foot?: ReactNode
  /** Height kept for the content, in rem: what is on its way must not move what lies below when it comes. */
  room: number
  /** True where a phone shows the first four rows or cards only: all of them are one press away. */
  brief?: boolean
  children: ReactNode
}

/** One block of the home page: its name, its views, the way to all of it, and room for what comes. */
export function Block({ title, tabs, more, moreWords = '更多', foot, room, brief, children }: Props) {
  return (
    <Card
      title={title}
      {...(tabs ? { tabs: <Tabs label={title} tabs={tabs} /> } : {})}
      {...(more
        ? {
            aside: (
              <Link {...more} className={styles.more}>
                {moreWords}
                <span className="visually-hidden">{title}</span> ›
              </Link>
            ),
          }
        : {})}
      foot={foot}
    >
      <div
        className={styles.body}
        data-brief={brief}
        style={{ '--room': `${String(room)}rem` } as CSSProperties}
      >
        {children}
      </div>
    </Card>
  )
}

/** A row's height in rem, as ListRow and SkeletonRows have it: title, facts, and the room around them. */
export const ROW = 4.5
