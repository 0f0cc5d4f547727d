import { Dropdown } from '#ui/Dropdown.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ornament } from '#ui/ornament.tsx'
import menu from '#layouts/toolbar/entry.module.css'
import styles from './Header.module.css'

const InstallEntry = ornament(() =>
  import('#layouts/toolbar/InstallEntry.tsx').then((file) => file.InstallEntry),
)
const LookPanel = ornament(() => import('#layouts/toolbar/LookPanel.tsx').then((file) => file.LookPanel))

/** 关怀版·无障碍 in the header, one press away at every width: theme, size of text, 关怀版. Its name is a picture where room is short. */
export function LookEntry() {
  return (
    <div className={styles.look}>
      <Dropdown
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
