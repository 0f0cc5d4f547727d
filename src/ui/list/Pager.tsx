import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { numberText } from '#lib/numbers.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Target } from '#ui/link.ts'
import { pagesAround } from './pages.ts'
import styles from './Pager.module.css'
import { usePageTurn } from './usePageTurn.ts'

interface Paged {
  pages: number
  /** Number of records on all pages */
  total: number
}

interface PagerOptions {
  /** True while the pages belong to the previous query; they cannot be pressed then */
  isPrevious?: boolean
  /** Noun of the records, for a page with several lists */
  noun?: string
  /** Measure word of the records: 篇 */
  unit?: string
}

/** Returns the target of a page, counted from 1; undefined stands for the first, which has no number in its address. */
export type PageLink = (page: number | undefined) => Target

/**
 * Renders the pager of a list if it is loaded and has several pages. `current` counts from 1 and is the first page if
 * undefined.
 */
export const pagerOf = (
  list: Paged | undefined,
  current: number | undefined,
  linkOf: PageLink,
  options: PagerOptions = {},
) => list && list.pages > 1 && <Pager {...list} {...options} current={current ?? 1} linkOf={linkOf} />

/** Keeps the scroll position, and the first page from passing for the current one, whose address contains its own. */
const quiet = { resetScroll: false, activeOptions: { exact: true } } as const

interface PagerProps extends Paged, PagerOptions {
  current: number
  linkOf: PageLink
}

/** Renders the pages of a list as links, so that each can be opened, shared and returned to. */
function Pager({ current, pages, total, linkOf, isPrevious, noun = '', unit = '条' }: PagerProps) {
  const pager = useRef<HTMLElement>(null)
  usePageTurn(pager, current)
  const to = (page: number) => linkOf(page === 1 ? undefined : page)
  const step = (page: number, label: string, children: ReactNode) =>
    page >= 1 && page <= pages ? (
      <Link {...to(page)} {...quiet} className={styles.step} aria-label={label}>
        {children}
      </Link>
    ) : (
      <span className={styles.step} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <nav ref={pager} aria-label={`${noun}分页`} className={styles.pager} inert={isPrevious}>
      <span className={styles.total}>
        共 {numberText(total)} {unit}
      </span>
      {step(current - 1, '上一页', <Icon name="left" />)}
      <ol>
        {pagesAround(current, pages).map((page, index) => (
          <li key={page === 'gap' ? `gap ${String(index)}` : page}>
            {page === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                {...to(page)}
                {...quiet}
                className={styles.page}
                aria-label={`第 ${String(page)} 页`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.place} aria-hidden="true">
        {current} / {pages}
      </span>
      {step(current + 1, '下一页', <Icon name="right" />)}
    </nav>
  )
}
