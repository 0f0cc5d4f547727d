import { Dropdown } from '#ui/Dropdown.tsx'
import { Icon } from '#ui/Icon.tsx'
import menu from '#layouts/toolbar/entry.module.css'
import { InstallEntry, LookPanel, lookParts } from '#layouts/toolbar/look-parts.ts'
import styles from './Header.module.css'

/** 关怀版·无障碍 in the header, one press away at every width: theme, size of text, 关怀版. Its name is a picture where room is short. */
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
