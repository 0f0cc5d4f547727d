import { useUnread } from '#blocks/unread.ts'
import styles from './Header.module.css'

/** Labels the bell with the number of unread messages, as text for screen readers too. */
export function UnreadCount() {
  const unread = useUnread()?.total ?? 0
  return (
    <>
      <span className="visually-hidden">{unread ? `消息，${String(unread)} 条未读` : '消息'}</span>
      {unread > 0 && (
        <span className={styles.unread} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  )
}
