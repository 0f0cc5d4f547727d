import { compare, type Compared, MOST_COMPARED, toggled, useCompared } from './compared.ts'
import styles from './CompareTick.module.css'

/** Takes a policy into the comparison, or out of it; at the most {@link MOST_COMPARED} of them. */
export function CompareTick({ policy: { id, title } }: { policy: Compared }) {
  const chosen = useCompared()
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
        onChange={() => compare(toggled(chosen, { id, title }))}
      />
      <span aria-hidden="true">{isIn ? '已加入对比' : '对比'}</span>
    </label>
  )
}
