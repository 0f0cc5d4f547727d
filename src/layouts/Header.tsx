import { Brand } from './Brand.tsx'
import { ConnectionChip } from './ConnectionChip.tsx'
import { UserArea } from './UserArea.tsx'
import frame from './frame.module.css'
import styles from './Header.module.css'

/** The upper edge of every page: name, connection, user. On a phone the user is in the bottom bar. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <Brand />
        <div className={styles.end}>
          <ConnectionChip />
          <div className={styles.user}>
            <UserArea />
          </div>
        </div>
      </div>
    </header>
  )
}
