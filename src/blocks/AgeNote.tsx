import { useEffect } from 'react'
import { type Moment, timeText } from '#lib/dates.ts'
import { common, useCommon } from '#offline/view.ts'
import { Button } from '#ui/Button.tsx'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import styles from '#ui/state/OfflineNote.module.css'

interface Props {
  /** When what is shown came from the city. */
  at: Moment
  onRetry: () => void
  /** True while trying again. */
  retrying: boolean
}

/** How old what is shown is: without a network that it is the device's; with one that the city cannot bring it up to date. */
export function AgeNote({ at, onRetry, retrying }: Props) {
  return useCommon().reach === 'online' ? (
    <NotUpdated at={at} onRetry={onRetry} retrying={retrying} />
  ) : (
    <OfflineNote at={at} />
  )
}

/** Counts itself while it stands, so that the header's chip does not say 已同步 over it. */
function NotUpdated({ at, onRetry, retrying }: Props) {
  useEffect(() => {
    common.outdated += 1
    return () => {
      common.outdated -= 1
    }
  }, [])
  return (
    <p className={styles.note} role="status">
      暂时无法更新，显示 <time dateTime={new Date(at).toISOString()}>{timeText(at)}</time> 的内容 ·{' '}
      <Button look="plain" onClick={onRetry} disabled={retrying}>
        {retrying ? '正在重试' : '重试'}
      </Button>
    </p>
  )
}
