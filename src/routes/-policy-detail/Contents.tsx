import { Link } from '@tanstack/react-router'
import styles from './detail.module.css'

/** A place on the page that can be gone to, and places within it. */
interface Place {
  id: string
  title: string
  within?: Place[]
}

/** The list of contents: beside the text where there is room, folded on a phone. */
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
