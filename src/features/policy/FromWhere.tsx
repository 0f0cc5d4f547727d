import { timeText } from '#lib/dates.ts'
import { useCommon } from '#offline/view.ts'
import { OfflineNote } from '#ui/state/OfflineNote.tsx'
import styles from './FromWhere.module.css'

interface Props {
  from: 'city' | 'library'
  /** From when it is, in milliseconds. */
  asOf: number | undefined
}

/** Where policies came from and from when they are, where they are not the city's answer of just now. */
export function FromWhere({ from, asOf }: Props) {
  const { reach } = useCommon()
  if (asOf === undefined) return null
  if (from === 'city') return reach === 'online' ? null : <OfflineNote at={asOf} />
  return (
    <p className={styles.where} role="status">
      离线政策库 · 截至 <time dateTime={new Date(asOf).toISOString()}>{timeText(asOf)}</time>
    </p>
  )
}
