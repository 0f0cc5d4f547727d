import { Link, useLocation } from '@tanstack/react-router'
import { Icon } from '#ui/Icon.tsx'
import styles from './HeaderSearch.module.css'

/** Links to the search on a phone, where the header has no room for its box. */
export function SearchLink() {
  const { pathname } = useLocation()
  if (pathname === '/general-search') return null
  return (
    <Link to="/general-search" search={{ q: '' }} className={styles.find} aria-label="搜索">
      <Icon name="search" />
    </Link>
  )
}
