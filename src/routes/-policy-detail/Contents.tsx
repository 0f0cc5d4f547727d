import { Link } from '@tanstack/react-router'
import styles from './detail.module.css'

/** Section of the page, with its subsections. */
interface Place {
  id: string
  title: string
  within?: Place[]
}

/** Shows the table of contents: beside the text on wide screens, collapsed on a phone. */
export function Contents({ places }: { places: Place[] }) {
  return (
    <nav aria-label="目录" className={styles.contents} data-print="none">
      <div className={styles.wideContents}>
        <Places places={places} />
      </div>
      <details className={styles.foldedContents}>
        <summary>目录</summary>
        <Places places={places} />
      </details>
    </nav>
  )
}

function Places({ places }: { places: Place[] }) {
  return (
    <ul>
      {places.map(({ id, title, within }) => (
        <li key={id}>
          <Link to="." hash={id} search={(now) => now} replace>
            {title}
          </Link>
          {within && within.length > 0 && <Places places={within} />}
        </li>
      ))}
    </ul>
  )
}
