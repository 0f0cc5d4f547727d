import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isDay, isoDay } from '#lib/dates.ts'
import { useDayInput } from '#ui/form/useDayInput.ts'
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
      <Day
        label="发布时间从"
        day={publishedFrom ? isoDay(publishedFrom) : ''}
        max={last}
        onDay={(day) => go({ publishedFrom: startOf(day) })}
      />
      <span aria-hidden="true">至</span>
      <Day
        label="发布时间到"
        day={last ?? ''}
        min={publishedFrom && isoDay(publishedFrom)}
        onDay={(day) => {
          const start = startOf(day)
          go({ publishedTo: start && new Date(Date.parse(start) + DAY).toISOString() })
        }}
      />
    </span>
  )
}

interface DayProps {
  label: string
  /** As 2026-04-18; '' for none. */
  day: string
  onDay: (day: string) => void
  min?: string
  max?: string
}

/** One end of the time. A text that is no day stays here until it is mended: the address takes none. */
function Day({ label, day, onDay, min, max }: DayProps) {
  const [unread, setUnread] = useState('')
  const { input, problem } = useDayInput({
    value: unread || day,
    onChange: (text) => {
      const isRead = isDay(text) || !text
      setUnread(isRead ? '' : text)
      if (isRead && text !== day) onDay(text)
    },
  })
  return (
    <>
      <input
        {...input}
        aria-label={label}
        aria-invalid={problem !== undefined}
        className={styles.day}
        min={min}
        max={max}
      />
      {problem && (
        <span role="alert" className={styles.wrong}>
          {problem}
        </span>
      )}
    </>
  )
}
