import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { useSignedInAction } from '#blocks/sign-in/useSignedInAction.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { type Filters, filtersOf, savedSearch, savedText } from './filters.ts'
import { ManageSearches } from './ManageSearches.tsx'
import { NameSearch } from './NameSearch.tsx'
import { todayText } from './saved.ts'
import styles from './search.module.css'
import { useSaved } from './useSaved.ts'

/**
 * Shows the saved searches in a line with the number of results, and the button to save the current
 * search.
 */
export const SavedSearches = memo(function SavedSearches({ filters }: { filters: Filters }) {
  const { isMember, searches, keep, drop } = useSaved()
  const [open, setOpen] = useState<'name' | 'manage'>()
  const list = useRef<HTMLUListElement>(null)
  const named = useRef<string>(undefined)
  const search = savedText(filters)
  const known = searches.find((one) => savedText(filtersOf(savedSearch(one.search))) === search)
  // Moves the focus to the entry of the search that was saved, because the button that opened the dialog has
  // disappeared.
  useEffect(() => {
    if (named.current === undefined || known?.name !== named.current) return
    named.current = undefined
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  })
  const begin = useSignedInAction('search', search, () => setOpen('name'))
  const save = async (name: string) => {
    if (!(await keep({ id: `search-${crypto.randomUUID()}`, name, search }))) return
    setOpen(undefined)
    named.current = name
    showToast(`已保存搜索“${name}”`)
  }
  return (
    <section className={styles.saved} aria-label="我的搜索" data-print="none">
      <h2 className={styles.savedTitle}>我的搜索</h2>
      {searches.length > 0 ? (
        <ul ref={list} className={styles.searches}>
          {searches.map((one) => (
            <li key={one.id}>
              <Link
                to="/policy/search"
                search={savedSearch(one.search)}
                className={styles.search}
                aria-current={one === known ? 'true' : undefined}
              >
                {one.name}
                <small>{todayText(one)}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.savedHint}>
          {isMember ? '保存常用条件，随时查看结果和条数。' : '登录后可保存搜索条件。'}
        </p>
      )}
      <div className={styles.savedActions}>
        {search && !known && (
          <Button look="plain" onClick={begin}>
            保存当前搜索
          </Button>
        )}
        {searches.length > 0 && (
          <Button look="plain" onClick={() => setOpen('manage')}>
            管理
          </Button>
        )}
      </div>
      {open === 'name' && (
        <NameSearch
          title="保存搜索"
          name={filters.keyword ?? ''}
          taken={searches.map((one) => one.name)}
          onName={(name) => void save(name)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'manage' && (
        <ManageSearches searches={searches} keep={keep} drop={drop} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
})
