import { Brand } from './Brand.tsx'
import { ConnectionChip } from './ConnectionChip.tsx'
import { Drawer } from './Drawer.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { Unread } from './Unread.tsx'
import { UserArea } from './UserArea.tsx'
import frame from '#layouts/frame.module.css'
import styles from './Header.module.css'

/** The upper edge of nearly every page: name, search, connection, unread, user. On a phone the menu, and the user in the bottom bar. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <Drawer />
        <Brand />
        <HeaderSearch />
        <div className={styles.end}>
          <ConnectionChip />
          <Unread />
          <div className={styles.user}>
            <UserArea />
          </div>
        </div>
      </div>
    </header>
  )
}
