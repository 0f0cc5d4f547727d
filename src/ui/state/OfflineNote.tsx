import { type Moment, timeText } from '#lib/dates.ts'
import styles from './OfflineNote.module.css'

/** Renders the age of content that comes from this device: 截至 11月20日 09:12. */
export function OfflineNote({ at }: { at: Moment }) {
  return (
    <p className={styles.note} role="status">
      离线内容，截至 <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time>
    </p>
  )
}
