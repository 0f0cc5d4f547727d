import { Link } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { ornament } from '#ui/arriving.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Header.module.css'

// Only members have messages, and only the city knows how many.
const UnreadCount = ornament(() => import('./UnreadCount.tsx').then((file) => file.UnreadCount))

/** How many messages nobody has read yet, leading to them; for members. */
export function Unread() {
  const { userInfo } = useAccount()
  return userInfo ? (
    <Link to="/user/message" className={styles.bell}>
      <Icon name="bell" />
      <UnreadCount room={<span className="visually-hidden">消息</span>} />
    </Link>
  ) : null
}
