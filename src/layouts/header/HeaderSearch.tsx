import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ornament } from '#ui/arriving.tsx'
import styles from './HeaderSearch.module.css'

// Nobody needs it before the box has the focus.
const Suggestions = ornament(async () => (await import('#blocks/search/Suggestions.tsx')).Suggestions)

/** One box over everything, in the header. A plain form: it works before the page does. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const box = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  // Whoever was faster than the page has the focus already.
  useEffect(() => setAsked(document.activeElement === box.current), [])
  // The page of results has the box itself.
  if (pathname === '/general-search') return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(false)
    const q = new FormData(event.currentTarget).get('q')
    void navigate({ to: '/general-search', search: { q: typeof q === 'string' ? q.trim() : '' } })
  }
  return (
    <form role="search" action="/general-search" className={styles.search} onSubmit={submit}>
      <input
        ref={box}
        type="search"
        name="q"
        className={styles.input}
        aria-label="搜政策、项目、服务、产品"
        placeholder="搜政策、项目、服务、产品"
        enterKeyHint="search"
        autoComplete="off"
        onFocus={() => setAsked(true)}
      />
      <button type="submit" className={styles.go} aria-label="搜索">
        <Icon name="search" />
      </button>
      {asked && <Suggestions box={box} />}
    </form>
  )
}
