import { Link } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { Icon } from '#ui/Icon.tsx'
import { useUnread } from '#blocks/unread.ts'
import styles from './Header.module.css'

/** How many messages nobody has read yet, leading to them; for members. */
export function Unread() {
  const { userInfo } = useAccount()
  return userInfo ? <Bell /> : null
}

function Bell() {
  const unread = useUnread()?.total ?? 0
  return (
    <Link
      to="/user/message"
      className={styles.bell}
      aria-label={unread ? `消息，${String(unread)} 条未读` : '消息'}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
