import { timeText } from '#lib/dates.ts'
import { useCommon } from '#offline/view.ts'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import styles from './search.module.css'

/** Where a list came from and from when it is, where it is not the city's answer of just now. */
export function FoundWhere({ from, asOf }: { from: 'city' | 'library'; asOf: number | undefined }) {
  const { reach } = useCommon()
  if (asOf === undefined) return null
  if (from === 'city') return reach === 'online' ? null : <OfflineNote at={asOf} />
  return (
    <p className={styles.where} role="status">
      离线政策库 · 截至 <time dateTime={new Date(asOf).toISOString()}>{timeText(asOf)}</time>
    </p>
  )
}
