import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import styles from './HeaderSearch.module.css'

// Loaded when the box gets the focus.
const Suggestions = optionalPart(async () => (await import('#blocks/search/Suggestions.tsx')).Suggestions)

/** Renders the general search in the header, as a plain form that works before hydration. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const box = useRef<HTMLInputElement>(null)
  const [isSuggesting, setIsSuggesting] = useState(false)
  // The box may have the focus before hydration.
  useEffect(() => setIsSuggesting(document.activeElement === box.current), [])
  // The results page has its own search box.
  if (pathname === '/general-search') return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsSuggesting(false)
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
        onFocus={() => setIsSuggesting(true)}
      />
      <button type="submit" className={styles.go} aria-label="搜索">
        <Icon name="search" />
      </button>
      {isSuggesting && <Suggestions box={box} />}
    </form>
  )
}
