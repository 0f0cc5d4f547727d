import { useEffect } from 'react'
import type { ActivityDetail } from '#api/activity.ts'
import { isLive } from '#rules/activity-clock.ts'
import { RecordLink } from '#ui/RecordLink.tsx'
import styles from './detail.module.css'

interface Props {
  one: ActivityDetail
  /** Milliseconds. */
  now: number
  /** Asks the city again: it tells the link only once it is time. */
  onAsk: () => void
}

/** The live link, for those who are let in, from fifteen minutes before until the end; nothing for anybody else. */
export function Live({ one, now, onAsk }: Props) {
  const { mode, liveUrl, signup } = one
  const isIn = signup?.status === '已通过' || signup?.status === '已签到'
  const isTime = mode !== '线下' && isIn && isLive(one, now)
  const isMissing = isTime && !liveUrl
  useEffect(() => {
    if (isMissing) onAsk()
    // Once when the time has come, and not again with every answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function each time
  }, [isMissing])
  if (!isTime) return null
  return liveUrl ? (
    <RecordLink href={liveUrl} className={styles.live}>
      进入直播
    </RecordLink>
  ) : (
    <span className={styles.quiet}>直播已开放，联网后显示入口</span>
  )
}
