import { linkOptions } from '@tanstack/react-router'
import { memo } from 'react'
import { LinkButton } from '#ui/Button.tsx'
import { Chosen as Chips } from '#ui/list/Chosen.tsx'
import { changed, filterNames, type Filters, hidesClosed, withClosed, wordFilters } from './filters.ts'
import type { PolicySearch } from './policy-address.ts'
import { daysText } from './SearchFilters.tsx'
import styles from './search.module.css'

/**
 * Shows the chosen filters of the address; the text that is still being typed appears only in the search box.
 */
export const Chosen = memo(function Chosen({ filters }: { filters: Filters }) {
  const chips = chipsOf(filters).map(({ words, without }) => ({
    words,
    without: linkOptions({ to: '/policy/search', search: without }),
  }))
  return (
    <Chips chips={chips}>
      <LinkButton look="plain" link={linkOptions({ to: '/policy/search', search: {} })}>
        清除全部
      </LinkButton>
    </Chips>
  )
})

/** Shows that policies are hidden by default, with a link that shows them. */
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
