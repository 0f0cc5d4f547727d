import { linkOptions } from '@tanstack/react-router'
import { LinkButton } from '#ui/Button.tsx'
import { type Filters, hidesClosed, withClosed } from './filters.ts'
import styles from './search.module.css'

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
