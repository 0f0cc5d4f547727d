import { timeText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import styles from './SourceNote.module.css'

interface Props {
  from: 'city' | 'library'
  /** Time of the policies, in milliseconds. */
  asOf: number | undefined
}

/** Shows the source and the time of the policies, unless they are the city's current answer. */
export function SourceNote({ from, asOf }: Props) {
  const { reach } = useDeviceState()
  if (asOf === undefined) return null
  if (from === 'city') return reach === 'online' ? null : <OfflineNote at={asOf} />
  return (
    <p className={styles.where} role="status">
      离线政策库 · 截至 <time dateTime={new Date(asOf).toISOString()}>{timeText(asOf)}</time>
    </p>
  )
}
