import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import type { FilterGroup } from './filter-group.ts'
import { useSearch } from './useSearch.ts'
import styles from './FilterBar.module.css'

/** Number of choices above which a search box is shown */
const MANY = 20

/** Renders the choices of a filter. Memoized, because a page has about a hundred of them. */
export const Choices = memo(function Choices({ group }: { group: FilterGroup }) {
  const { label, choices, fold = choices.length, more } = group
  const [isWhole, setWhole] = useState(false)
  const [query, setQuery] = useState('')
  const isFolded = choices.length - 1 > fold
  const found =
    useSearch(query !== '')?.findRows(choices, query, ({ label: title }) => ({ title })) ?? choices
  const shown = choices.filter(
    (choice, index) =>
      index === 0 || choice.chosen || (query ? found.includes(choice) : isWhole || index <= fold),
  )
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {isFolded && choices.length > MANY && (
        <input
          type="search"
          className={styles.look}
          aria-label={`在${label}中查找`}
          placeholder={`查找${label}`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {shown.map((choice) => (
        <Link
          key={choice.label}
          replace
          resetScroll={false}
          {...choice.link}
          // Compares the search too; otherwise 全部 counts as the current page while a choice is selected.
          activeOptions={{ exact: true }}
          className={styles.choice}
          data-chosen={choice.chosen}
          aria-current={choice.chosen ? 'true' : undefined}
        >
          {choice.label}
          {choice.count !== undefined && <span className={styles.count}> {choice.count}</span>}
        </Link>
      ))}
      {isFolded && !query && (
        <button
          type="button"
          className={styles.text}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '收起' : `更多 ${String(choices.length - 1 - fold)} 项`}
        </button>
      )}
      {more}
    </div>
  )
})
