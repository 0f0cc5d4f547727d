import { Dropdown } from '#ui/Dropdown.tsx'
import { Icon } from '#ui/Icon.tsx'
import menu from '#layouts/toolbar/entry.module.css'
import { InstallEntry, LookPanel, lookParts } from '#layouts/toolbar/look-parts.ts'
import styles from './Header.module.css'

/**
 * Opens the appearance settings 关怀版·无障碍 from the header at every width: theme, text size, 关怀版. Shows only its icon
 * where room is short.
 */
export function LookEntry() {
  return (
    <div className={styles.look}>
      <Dropdown
        ready={lookParts}
        label={
          <>
            <Icon name="text" />
            <span className={styles.lookName}>关怀版·无障碍</span>
          </>
        }
      >
        {() => (
          <>
            <LookPanel />
            <InstallEntry className={menu.entry} />
          </>
        )}
      </Dropdown>
    </div>
  )
}
