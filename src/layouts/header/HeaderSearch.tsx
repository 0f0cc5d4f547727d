import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from './HeaderSearch.module.css'

/** One box over everything, in the header; on a phone the way to it. A plain form: it works before the page does. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // The page of results has the box itself.
  if (pathname === '/general-search') return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate({ to: '/general-search', search: { q: typeof q === 'string' ? q.trim() : '' } })
  }
  return (
    <>
      <form role="search" action="/general-search" className={styles.search} onSubmit={submit}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="搜政策、项目、服务、产品"
          placeholder="搜政策、项目、服务、产品"
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={styles.go} aria-label="搜索">
          <Icon name="search" />
        </button>
      </form>
      <Link to="/general-search" search={{ q: '' }} className={styles.find} aria-label="搜索">
        <Icon name="search" />
      </Link>
    </>
  )
}
