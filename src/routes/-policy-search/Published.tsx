import { useNavigate } from '@tanstack/react-router'
import { isoDay } from '#lib/dates.ts'
import { changed, type Filters } from './filters.ts'
import styles from './search.module.css'

const DAY = 86_400_000
/** The first moment of a day in the city, as an ISO string; undefined for no day. */
const startOf = (day: string) => (day ? new Date(`${day}T00:00:00+08:00`).toISOString() : undefined)

/** From which day to which day policies were published; the last day counts. */
export function Published({ filters }: { filters: Filters }) {
  const navigate = useNavigate()
  const { publishedFrom, publishedTo } = filters
  // The call wants the moment before which; people say the last day.
  const last = publishedTo && isoDay(Date.parse(publishedTo) - 1)
  const go = (change: Partial<Filters>) =>
    void navigate({
      to: '/policy/search',
      search: changed(filters, change),
      replace: true,
      resetScroll: false,
    })
  return (
    <span className={styles.days}>
      <input
        type="date"
        aria-label="发布时间从"
        className={styles.day}
        value={publishedFrom ? isoDay(publishedFrom) : ''}
        max={last}
        onChange={(event) => go({ publishedFrom: startOf(event.target.value) })}
      />
      <span aria-hidden="true">至</span>
      <input
        type="date"
        aria-label="发布时间到"
        className={styles.day}
        value={last ?? ''}
        min={publishedFrom && isoDay(publishedFrom)}
        onChange={(event) => {
          const start = startOf(event.target.value)
          go({ publishedTo: start && new Date(Date.parse(start) + DAY).toISOString() })
        }}
      />
    </span>
  )
}
