import styles from './Skeleton.module.css'

interface RowsProps {
  rows?: number
  /** True if each row begins with a date or the days left (`ui/list/RowBlock`) */
  block?: boolean
}

/** Renders grey rows in the shape of list rows while loading; screen readers read 正在加载. */
export function SkeletonRows({ rows = 5, block }: RowsProps) {
  return (
    <div role="status" className={styles.rows} data-block={block}>
      <span className="visually-hidden">正在加载</span>
      {Array.from({ length: rows }, (_, index) => (
        // Draws each row as backgrounds of one element, because it is soon removed.
        <i key={index} className={styles.row} aria-hidden="true" />
      ))}
    </div>
  )
}

/** Renders a grey line in place of a word or a number; `width` in CSS. */
export function SkeletonLine({ width = '4rem' }: { width?: string }) {
  return <i className={styles.line} style={{ width }} aria-hidden="true" />
}

/** Renders grey lines in the shape of a text, for a record's page. */
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
