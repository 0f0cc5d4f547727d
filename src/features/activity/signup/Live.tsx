import { useEffect } from 'react'
import type { ActivityBrief } from '#api/activity.ts'
import { isLive } from '#rules/activity-clock.ts'
import { isLetIn, type SignupState } from '#rules/signup-states.ts'
import { RecordLink } from '#ui/RecordLink.tsx'
import styles from './signup.module.css'

interface Props {
  one: ActivityBrief
  /** State of the user's own sign-up. */
  status: SignupState | undefined
  /** Current time, in milliseconds. */
  now: number
  /** Refetches the activity, because the city gives the link only once it is time. */
  onAsk: () => void
  className?: string
}

/**
 * Shows the live link to admitted participants, from fifteen minutes before the start until the end; renders nothing
 * for anyone else.
 */
export function Live({ one, status, now, onAsk, className }: Props) {
  const { mode, liveUrl } = one
  const isTime = mode !== '线下' && status !== undefined && isLetIn(status) && isLive(one, now)
  const isMissing = isTime && !liveUrl
  useEffect(() => {
    if (isMissing) onAsk()
    // Runs once when the time comes, not again after every answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function each time
  }, [isMissing])
  if (!isTime) return null
  return liveUrl ? (
    <RecordLink href={liveUrl} className={className}>
      进入直播
      <span className="visually-hidden">：{one.title}</span>
    </RecordLink>
  ) : (
    <span className={styles.quiet}>直播已开放，联网后显示入口</span>
  )
}
