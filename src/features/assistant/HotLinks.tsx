import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { qa } from '#api/qa.ts'
import { query } from '#api/query.ts'
import { safeHref } from '#lib/safe-href.ts'
import { RecordLink } from '#ui/RecordLink.tsx'
import styles from './Aside.module.css'

const hot = query(qa.hotLink, { query: { current: 1, size: 8 } })

/** Pages that the city points at (常用入口). Nothing is shown where it points at none or cannot be asked. */
export function HotLinks({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(hot)
  const router = useRouter()
  // The city names an address of ours as it likes, query and all: no route's own link takes that.
  const goTo = (event: MouseEvent, href: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    router.history.push(href)
  }
  if (!data?.records.length) return null
  return (
    <section>
      <div className={styles.head}>
        <h3>常用入口</h3>
      </div>
      <ul className={styles.words}>
        {data.records.map(({ id, name, href }) => {
          const safe = safeHref(href)
          return (
            <li key={id}>
              {safe?.startsWith('/') ? (
                <a href={safe} onClick={(event) => goTo(event, safe)}>
                  {name}
                </a>
              ) : (
                <RecordLink href={href}>{name}</RecordLink>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
