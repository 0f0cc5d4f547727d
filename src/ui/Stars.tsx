import type { CSSProperties } from 'react'
import styles from './Stars.module.css'

/** Renders a score of 0 to 5 as partly filled stars and as a number; screen readers read 评分 4.6 分，满分 5 分. */
export function Stars({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <span
        aria-hidden="true"
        className={styles.stars}
        style={{ '--share': `${String(score * 20)}%` } as CSSProperties}
      />
      <span className="visually-hidden">评分 </span>
      {Number.isInteger(score) ? score : score.toFixed(1)}
      <span className="visually-hidden"> 分，满分 5 分</span>
    </span>
  )
}
