import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isDay, isoDay } from '#lib/dates.ts'
import { useDayInput } from '#ui/form/useDayInput.ts'
import { changed, type Filters } from './filters.ts'
import styles from './search.module.css'

const DAY = 86_400_000
/** Returns the first moment of a day in the city as an ISO string; undefined for ''. */
const startOf = (day: string) => (day ? new Date(`${day}T00:00:00+08:00`).toISOString() : undefined)

/** Shows the inputs for the first and the last day of publication; the last day is included. */
export function Published({ filters }: { filters: Filters }) {
  const navigate = useNavigate()
  const { publishedFrom, publishedTo } = filters
  // Converts the end of the interval, which is exclusive in the call, to the last day that a user selects.
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
  /** Day as 2026-04-18; '' for none. */
  day: string
  onDay: (day: string) => void
  min?: string
  max?: string
}

/**
 * Shows the input of one end of the interval. Keeps an invalid text until it is corrected, because the
 * address accepts only a day.
 */
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
