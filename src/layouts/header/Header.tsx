import { useHasBooted } from '#ui/booted.ts'
import { useLook } from '#ui/look.ts'
import { optionalPart } from '#ui/lazy-part.tsx'
import frame from '#layouts/frame.module.css'
import { Brand } from './Brand.tsx'
import { ConnectionChip } from './ConnectionChip.tsx'
import { Drawer } from './Drawer.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { LookEntry } from './LookEntry.tsx'
import { SearchLink } from './SearchLink.tsx'
import { Unread } from './Unread.tsx'
import { UserArea } from './UserArea.tsx'
import styles from './Header.module.css'

const Aloud = optionalPart(() => import('./Aloud.tsx').then((file) => file.Aloud))

/**
 * Renders the header of nearly every page: name, search, connection, unread messages, user. On a phone it has the menu
 * instead of the user, who is in the bottom bar.
 */
export function Header() {
  const booted = useHasBooted()
  // The prerendered page is the same for all users, so it never shows 关怀版.
  const care = useLook().care && booted
  return (
    <header className={styles.header}>
      <div className={`${frame.wrap} ${styles.row}`}>
        <Drawer />
        <Brand />
        <HeaderSearch />
        <SearchLink />
        <div className={styles.end}>
          <ConnectionChip />
          <Unread />
          {care && <Aloud />}
          <LookEntry />
          <div className={styles.user}>
            <UserArea />
          </div>
        </div>
      </div>
    </header>
  )
}
