import { Link } from '@tanstack/react-router'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { useHasBooted } from '#ui/booted.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import { connectionWords } from './connection.ts'
import styles from './Header.module.css'

/** Shows the connection state of this device; links a member to the outbox. */
export function ConnectionChip() {
  const { userInfo } = useAccount()
  const booted = useHasBooted()
  const { tone, words } = connectionWords(useDeviceState())
  const chip = (
    <StateChip tone={tone}>
      <span>{words}</span>
    </StateChip>
  )
  return (
    <div role="status" className={styles.chip} data-tone={tone} data-built={booted ? undefined : ''}>
      {userInfo ? (
        <Link to="/user/outbox" className={styles.chipLink}>
          {chip}
        </Link>
      ) : (
        chip
      )}
    </div>
  )
}
