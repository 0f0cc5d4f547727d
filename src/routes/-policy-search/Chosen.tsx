import { Link, linkOptions } from '@tanstack/react-router'
import { memo } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { changed, filterNames, type Filters, hidesClosed, withClosed, wordFilters } from './filters.ts'
import type { PolicySearch } from './search.ts'
import { daysText } from './SearchFilters.tsx'
import styles from './search.module.css'

/** What is chosen, each to be taken away in one tap. */
export const Chosen = memo(function Chosen({ filters }: { filters: Filters }) {
  const chips = chipsOf(filters)
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="已选条件" data-print="none">
      {chips.map(({ words, without }) => (
        <li key={words}>
          <Link
            to="/policy/search"
            search={without}
            replace
            resetScroll={false}
            className={styles.chip}
            aria-label={`去掉条件 ${words}`}
          >
            {words}
            <Icon name="close" size="0.875em" />
          </Link>
        </li>
      ))}
      <li>
        <LinkButton look="plain" link={linkOptions({ to: '/policy/search', search: {} })}>
          清除全部
        </LinkButton>
      </li>
    </ul>
  )
})

/** Says what is left out because nobody asked for it, with the way to see it. */
export const HiddenNote = ({ filters }: { filters: Filters }) =>
  hidesClosed(filters) && (
    <span className={styles.hidden}>
      {hiddenText(filters)}
      <LinkButton
        look="plain"
        link={linkOptions({ to: '/policy/search', search: withClosed(filters), resetScroll: false })}
      >
        全部显示
      </LinkButton>
    </span>
  )

function hiddenText({ state, validity }: Filters): string {
  if (state) return '已隐藏失效的政策。'
  return validity ? '已隐藏已截止的政策。' : '已隐藏已截止和失效的政策。'
}

function chipsOf(filters: Filters): { words: string; without: PolicySearch }[] {
  const { keyword } = filters
  const chips = wordFilters.flatMap((key) => {
    const chosen: readonly string[] = filters[key] ?? []
    return chosen.map((word) => {
      const rest = chosen.filter((one) => one !== word)
      return {
        words: `${filterNames[key]}：${word}`,
        without: {
          ...changed(filters, { [key]: undefined }),
          ...(rest.length ? { [key]: rest.join(',') } : {}),
        },
      }
    })
  })
  if (keyword)
    chips.unshift({ words: `关键词：${keyword}`, without: changed(filters, { keyword: undefined }) })
  const days = daysText(filters)
  if (days) {
    chips.push({
      words: `发布时间：${days}`,
      without: changed(filters, { publishedFrom: undefined, publishedTo: undefined }),
    })
  }
  return chips
}
