import { Link } from '@tanstack/react-router'
import type { Interpretation } from '#api/interpretation.ts'
import { dayText } from '#lib/dates.ts'
import { numberText } from '#lib/numbers.ts'
import { Facts } from '#ui/Facts.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { usePrevious } from '#ui/list/previous.ts'
import { Art } from './Art.tsx'
import styles from './DecodeCards.module.css'
import target from '#ui/list/whole-target.module.css'
import { decodeLink } from './decode.ts'

/** Shows interpretations as cards: cover, form, title, summary, author and date. */
export function DecodeCards({ records, looked }: { records: readonly Interpretation[]; looked: string }) {
  return (
    <ul className={styles.cards} aria-label="政策解读" {...usePrevious()}>
      {records.map((one) => (
        <li key={one.id} className={`${styles.card} ${target.box} ${target.card}`}>
          <div className={styles.cover}>
            <Art one={one} words={one.amountText} />
            <span className={styles.form}>{one.form}</span>
          </div>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <Link {...decodeLink(one.id)} className={target.link}>
                <Marked text={one.title} looked={looked} />
              </Link>
            </h2>
            <p className={styles.summary}>{one.summary}</p>
            <p className={styles.meta}>
              <Facts of={[one.author, dayText(one.publishDate), `阅读 ${numberText(one.viewCount)}`]} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Shows grey cards of the same shape while the list is loading. Screen readers read 正在加载. */
export function DecodeSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">正在加载</span>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={`${styles.card} ${target.card}`}>
            <div className={styles.cover}>
              <div className={styles.grey} />
            </div>
            <div className={styles.words}>
              <i className={styles.line} />
              <i className={styles.line} />
              <i className={styles.line} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
