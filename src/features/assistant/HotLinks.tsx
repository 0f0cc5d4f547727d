import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { qa } from '#api/qa.ts'
import { query } from '#api/query.ts'
import styles from './Aside.module.css'

const hot = query(qa.hotLink, { query: { current: 1, size: 8 } })

/** Pages that the city points at (常用入口). Nothing is shown where it points at none or cannot be asked. */
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
            {href.startsWith('/') ? (
              <Link to={href} onClick={onLeave}>
                {name}
              </Link>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
