import { useQuery } from '@tanstack/react-query'
import { qa } from '#api/qa.ts'
import { query } from '#api/call/query.ts'
import { NamedLink } from './NamedLink.tsx'
import styles from './Aside.module.css'

const hot = query(qa.hotLink, { query: { current: 1, size: 8 } })

/** Lists the pages that the city recommends (常用入口). Renders nothing if there are none or the request fails. */
export function HotLinks({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(hot)
  if (!data?.records.length) return null
  return (
    <section>
      <div className={styles.head}>
        <h3>常用入口</h3>
      </div>
      <ul className={styles.words}>
        {data.records.map(({ id, name, href }) => (
          <li key={id}>
            <NamedLink name={name} href={href} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  )
}
