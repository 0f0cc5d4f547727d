import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import type { FilterGroup } from './filter-group.ts'
import { useSearch } from './useSearch.ts'
import styles from './FilterBar.module.css'

/** From so many words on there is a box to look for one. */
const MANY = 20

/** The choices of one filter. A page has some hundred of them: drawn anew only where the filter has changed. */
export const Choices = memo(function Choices({ group }: { group: FilterGroup }) {
  const { label, choices, fold = choices.length, more } = group
  const [isWhole, setWhole] = useState(false)
  const [looked, setLooked] = useState('')
  const isFolded = choices.length - 1 > fold
  const found =
    useSearch(looked !== '')?.findRows(choices, looked, ({ label: title }) => ({ title })) ?? choices
  const shown = choices.filter(
    (choice, index) =>
      index === 0 || choice.chosen || (looked ? found.includes(choice) : isWhole || index <= fold),
  )
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {isFolded && choices.length > MANY && (
        <input
          type="search"
          className={styles.look}
          aria-label={`在${label}中查找`}
          placeholder={`查找${label}`}
          value={looked}
          onChange={({ target }) => setLooked(target.value)}
        />
      )}
      {shown.map((choice) => (
        <Link
          key={choice.label}
          replace
          resetScroll={false}
          {...choice.link}
          // 全部 must not pass for the page itself while something is chosen.
          activeOptions={{ exact: true }}
          className={styles.choice}
          data-chosen={choice.chosen}
          aria-current={choice.chosen ? 'true' : undefined}
        >
          {choice.label}
          {choice.count !== undefined && <span className={styles.count}> {choice.count}</span>}
        </Link>
      ))}
      {isFolded && !looked && (
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
