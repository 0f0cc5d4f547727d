import { Link } from '@tanstack/react-router'
import { siteTitle } from '#lib/text.ts'
import styles from './Brand.module.css'

/** Mark and name, leading home. */
export function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <span className={styles.mark} />
      <span>
        <span className={styles.name}>{siteTitle}</span>
        <span className={styles.motto}>政策找企业 · 服务送上门</span>
      </span>
    </Link>
  )
}
