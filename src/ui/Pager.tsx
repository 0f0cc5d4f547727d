import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { Target } from './link.ts'
import { pagesAround } from './pages.ts'
import styles from './Pager.module.css'

interface Props {
  /** The page shown, from 1. */
  current: number
  pages: number
  /** Records on all pages together. */
  total: number
  /** The address of a page. */
  linkOf: (page: number) => Target
}

/** The pages of a list as links, so that each can be opened, shared and gone back to. */
export function Pager({ current, pages, total, linkOf }: Props) {
  const step = (page: number, label: string, children: ReactNode) =>
    page >= 1 && page <= pages ? (
      <Link {...linkOf(page)} className={styles.step} aria-label={label}>
        {children}
      </Link>
    ) : (
      <span className={styles.step} aria-hidden="true">
        {children}
      </span>
    )
  return (
    <nav aria-label="分页" className={styles.pager}>
      <span className={styles.total}>共 {total.toLocaleString('zh-CN')} 条</span>
      {pages > 1 && (
        <>
          {step(current - 1, '上一页', <Icon name="left" />)}
          <ol>
            {pagesAround(current, pages).map((page, index) => (
              <li key={page === 'gap' ? `gap ${String(index)}` : page}>
                {page === 'gap' ? (
                  <span aria-hidden="true">…</span>
                ) : (
                  <Link
                    {...linkOf(page)}
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
        </>
      )}
    </nav>
  )
}
