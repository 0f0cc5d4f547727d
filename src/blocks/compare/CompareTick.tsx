import { MOST_COMPARED, toggled, type Tray, useCompared } from './tray.ts'
import styles from './CompareTick.module.css'

interface Props {
  tray: Tray
  one: { id: string; title: string }
  /** Called when the record is added, so that its details are fetched for offline use. */
  onTake?: () => void
}

/** Adds a record to its area's comparison or removes it; at most {@link MOST_COMPARED} records. */
export function CompareTick({ tray, one: { id, title }, onTake }: Props) {
  const chosen = useCompared(tray)
  const isSelected = chosen.some((one) => one.id === id)
  const isFull = !isSelected && chosen.length >= MOST_COMPARED
  return (
    <label
      className={styles.tick}
      data-print="none"
      title={isFull ? `最多对比 ${String(MOST_COMPARED)} 条` : undefined}
    >
      <input
        type="checkbox"
        checked={isSelected}
        disabled={isFull}
        aria-label={`对比：${title}`}
        onChange={() => {
          tray.take(toggled(chosen, { id, title }))
          if (!isSelected) onTake?.()
        }}
      />
      <span aria-hidden="true">{isSelected ? '已加入对比' : '对比'}</span>
    </label>
  )
}
