import { Link } from '@tanstack/react-router'
import { useAccount } from '#session/account.ts'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Header.module.css'

// Loaded on demand: only members have messages, and the count comes from the city.
const UnreadCount = optionalPart(() => import('./UnreadCount.tsx').then((file) => file.UnreadCount))

/** Links members to their messages, with the number of unread ones. */
export function Unread() {
  const { userInfo } = useAccount()
  return userInfo ? (
    <Link to="/user/message" className={styles.bell}>
      <Icon name="bell" />
      <UnreadCount room={<span className="visually-hidden">消息</span>} />
    </Link>
  ) : null
}
