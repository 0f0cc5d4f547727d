import { linkOptions } from '@tanstack/react-router'
import { Answer, type AnswerEntry } from '#blocks/answer/Answer.tsx'
import { nextDays } from '#blocks/answer/next-days.ts'
import type { Loading } from '#blocks/Loaded.tsx'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { type Window, windowOf } from '#rules/window.ts'

/** Number of days in the strip. */
const DAYS = 5

interface Props {
  /** Items in the order of their deadlines; the first page of a longer list suffices. */
  query: Loading<{ records: readonly Window[]; total: number }>
  /** Entry before the days. */
  first?: (total: number) => AnswerEntry
}

/** Answers which deadlines come next: each day with the number of its items, linked to that day of the calendar. */
export const NextDeadlines = ({ query, first }: Props) => (
  <Answer label="最近截止" query={query}>
    {({ records, total }) => [
      ...(first ? [first(total)] : []),
      ...nextDays(
        records,
        (item) => (windowOf(item).remainingDays === undefined ? undefined : item.applyEnd),
        DAYS,
        records.length < total,
      ).map(({ day, count }) => ({
        value: dayText(day),
        words: `${daysLeftText(day)} · ${String(count)} 项`,
        link: linkOptions({ to: '/policy/apply', search: { view: 'calendar' as const, day } }),
      })),
    ]}
  </Answer>
)
