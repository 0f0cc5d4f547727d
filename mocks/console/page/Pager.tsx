import { Icon } from '#ui/Icon.tsx'
import { numberText } from '#lib/numbers.ts'
import { useChangedLink } from './address.ts'
import styles from './Pager.module.css'

/** Renders the count of a list and the links to its previous and next page; `page` counts from 1. */
export function Pager({ page, pages, total }: { page: number; pages: number; total: number }) {
  const changed = useChangedLink()
  const step = (to: number, words: string, icon: 'left' | 'right') =>
    to < 1 || to > pages ? (
      <span className={styles.step} aria-hidden>
        <Icon name={icon} />
      </span>
    ) : (
      <a
        className={styles.step}
        aria-label={words}
        href={changed({ page: to === 1 ? undefined : to, open: undefined })}
      >
        <Icon name={icon} />
      </a>
    )
  return (
    <nav className={styles.pager} aria-label="翻页">
      <p>共 {numberText(total)} 条</p>
      {pages > 1 && (
        <div className={styles.steps}>
          {step(page - 1, '上一页', 'left')}
          <span>
            第 {numberText(page)} / {numberText(pages)} 页
          </span>
          {step(page + 1, '下一页', 'right')}
        </div>
      )}
    </nav>
  )
}
