import styles from './Skeleton.module.css'

/** Grey rows in the shape of list rows, while they are on their way. Readers hear 正在加载. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" className={styles.rows}>
      <span className="visually-hidden">正在加载</span>
      {Array.from({ length: rows }, (_, index) => (
        // Drawn, not built: what is soon taken away again should cost little.
        <i key={index} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  )
}

/** One grey line in place of a word or a number; `width` in CSS. */
export function SkeletonLine({ width = '4rem' }: { width?: string }) {
  return <i className={styles.line} style={{ width }} aria-hidden="true" />
}

/** Grey lines in the shape of a text, for a record's page. */
export function SkeletonText({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" className={styles.text}>
      <span className="visually-hidden">正在加载</span>
      {Array.from({ length: lines }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  )
}
