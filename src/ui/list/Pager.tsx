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
  /** Records on all pages together. */
  total: number
}

interface PagerOptions {
  /** True where they are those of what was asked for before: they cannot be pressed then. */
  isPrevious?: boolean
  /** What the list holds, for a page with several lists. */
  noun?: string
  /** What the records are counted in: 篇. */
  unit?: string
}

/** The address of a page from 1; the first needs no number in it. */
export type PageLink = (page: number | undefined) => Target

/**
 * The pages of a list at its foot, once it is there and where it has several; `current` from 1, the first where it is
 * not given.
 */
export const pagerOf = (
  list: Paged | undefined,
  current: number | undefined,
  linkOf: PageLink,
  options: PagerOptions = {},
) => list && list.pages > 1 && <Pager {...list} {...options} current={current ?? 1} linkOf={linkOf} />

interface PagerProps extends Paged, PagerOptions {
  current: number
  linkOf: PageLink
}

/** The pages of a list as links, so that each can be opened, shared and gone back to. */
function Pager({ current, pages, total, linkOf, isPrevious, noun = '', unit = '条' }: PagerProps) {
  const pager = useRef<HTMLElement>(null)
  usePageTurn(pager, current)
  const to = (page: number) => linkOf(page === 1 ? undefined : page)
  const step = (page: number, label: string, children: ReactNode) =>
    page >= 1 && page <= pages ? (
      <Link {...to(page)} resetScroll={false} className={styles.step} aria-label={label}>
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
                resetScroll={false}
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
