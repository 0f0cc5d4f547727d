import { MOST_COMPARED, toggled, type Tray, useCompared } from './tray.ts'
import styles from './CompareTick.module.css'

interface Props {
  tray: Tray
  one: { id: string; title: string }
  /** Called when the record is added, so that its details are fetched for reading without a network. */
  onTake?: () => void
}

/** Adds a record to its area's comparison, or removes it; at the most {@link MOST_COMPARED} of them. */
export function CompareTick({ tray, one: { id, title }, onTake }: Props) {
  const chosen = useCompared(tray)
  const isIn = chosen.some((one) => one.id === id)
  const full = !isIn && chosen.length >= MOST_COMPARED
  return (
    <label
      className={styles.tick}
      data-print="none"
      title={full ? `最多对比 ${String(MOST_COMPARED)} 条` : undefined}
    >
      <input
        type="checkbox"
        checked={isIn}
        disabled={full}
        aria-label={`对比：${title}`}
        onChange={() => {
          tray.take(toggled(chosen, { id, title }))
          if (!isIn) onTake?.()
        }}
      />
      <span aria-hidden="true">{isIn ? '已加入对比' : '对比'}</span>
    </label>
  )
}
