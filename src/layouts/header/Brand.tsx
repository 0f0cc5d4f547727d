import { Link } from '@tanstack/react-router'
import { siteTitle } from '#lib/text.ts'
import styles from './Brand.module.css'

/** Shows the logo and the name, linked to the home page. */
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
