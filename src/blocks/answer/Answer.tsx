import { Link } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Loading } from '#blocks/Loaded.tsx'
import { cityMoment } from '#lib/clock.ts'
import { timeText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import type { Target } from '#ui/link.ts'
import { useCityAhead } from '#ui/useNow.ts'
import styles from './Answer.module.css'

/** Entry of an answer: a figure over its words, or the words of a link with a small number behind them. */
export interface AnswerEntry {
  /** Figure or date; the number of records behind the words of a link. */
  value: ReactNode
  words: string
  link: Target
}

interface Props<Data> {
  /** Subject of the entries: 最近截止. */
  label: string
  /** Query that the page asks anyway. */
  query: Pick<Loading<Data>, 'data' | 'dataUpdatedAt' | 'error'>
  /** Look of the entries: figures stand in one row of columns, words in two. */
  look?: 'figures' | 'words'
  children: (data: Data) => readonly AnswerEntry[]
}

/**
 * Answers in the area's banner, before any list, the question that people come with: the next deadlines, the number of
 * policies that fit, the trades. Its height is reserved while the city answers; without the city it says its date.
 */
export function Answer<Data>({ label, query, look = 'figures', children }: Props<Data>) {
  const id = useId()
  const { reach } = useDeviceState()
  // Renders again when the city's clock turns out to differ, because days left depend on it.
  useCityAhead()
  const { data, dataUpdatedAt, error } = query
  const entries = data === undefined ? [] : children(data)
  return (
    <div className={styles.answer} data-look={look}>
      {entries.length > 0 && (
        <>
          <p className={styles.label}>
            <span id={id}>{label}</span>
            {(reach !== 'online' || error) && <small>截至 {timeText(cityMoment(dataUpdatedAt))}</small>}
          </p>
          <ul
            className={styles.entries}
            style={{ '--columns': columnsOf(entries.length, look) } as CSSProperties}
            aria-labelledby={id}
          >
            {entries.map(({ value, words, link }) => (
              <li key={words}>
                <Link {...link} className={styles.entry}>
                  {look === 'figures' && <b>{value}</b>}
                  <span>{words}</span>
                  {look === 'words' && <small> {value}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Returns the number of columns: one for each figure; words stand in two rows where there are many. */
const columnsOf = (count: number, look: Props<unknown>['look']) =>
  look === 'words' && count > 6 ? Math.ceil(count / 2) : Math.max(count, 3)
