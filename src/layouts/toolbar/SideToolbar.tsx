import { Link } from '@tanstack/react-router'
import { deviceState, useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { InstallEntry, LookPanel, lookParts } from './look-parts.ts'
import { Unread } from './Unread.tsx'
import { publishLinks } from './publish.ts'
import menu from './entry.module.css'
import styles from './SideToolbar.module.css'

/**
 * Renders the toolbar at the right edge: publishing by role, the assistant, and more. On a phone the bottom bar
 * replaces it.
 */
export function SideToolbar() {
  const { userInfo } = useAccount()
  const { unread } = useDeviceState()
  return (
    <aside aria-label="工具栏" className={styles.edge}>
      <div className={styles.bar}>
        <Dropdown label={<Face icon="pen" name="发布" />} className={styles.publish} panel="left">
          {(close) => (
            <ul>
              {publishLinks(userInfo?.memberType).map(({ label, link }) => (
                <li key={label}>
                  <Link {...link} className={menu.entry} onClick={close}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Dropdown>
        <button
          type="button"
          className={styles.tool}
          aria-haspopup="dialog"
          onClick={() => (deviceState.assistant = true)}
        >
          <Face icon="chat" name="小易" />
          <Unread count={unread} className={styles.count} />
        </button>
        <Dropdown
          label={<Face icon="more" name="更多" />}
          className={styles.tool}
          panel="left"
          ready={lookParts}
        >
          {(close) => <More close={close} />}
        </Dropdown>
      </div>
    </aside>
  )
}

function Face({ icon, name }: { icon: IconName; name: string }) {
  return (
    <span className={styles.face}>
      <Icon name={icon} />
      {name}
    </span>
  )
}

function More({ close }: { close: () => void }) {
  const { waiting, held } = useDeviceState()
  const itemCount = waiting + held
  return (
    <div className={styles.more}>
      <div>
        <button
          type="button"
          className={menu.entry}
          onClick={() => {
            close()
            toTop()
          }}
        >
          <Icon name="top" />
          返回顶部
        </button>
        <Link to="/user/outbox" className={menu.entry} onClick={close}>
          <Icon name="upload" />
          待上传{itemCount > 0 && ` · 共 ${String(itemCount)} 项`}
        </Link>
      </div>
      <LookPanel />
      <InstallEntry className={menu.entry} />
    </div>
  )
}

/** Scrolls to the top, and focuses the h1. */
function toTop() {
  scrollTo({ top: 0, behavior: 'smooth' })
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
