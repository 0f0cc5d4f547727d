import { useQuery } from '@tanstack/react-query'
import { Answer } from '#blocks/answer/Answer.tsx'
import { nextDays } from '#blocks/answer/next-days.ts'
import { dayText, daysLeftText } from '#lib/dates.ts'
import { noticeState } from '#rules/notice-clock.ts'
import { linkTo, listQuery } from './notices.ts'

/** Number of days in the strip. */
const DAYS = 6

/** Answers until when objections can be raised: the last days of the notices that are open, the soonest first. */
export const NoticeEnds = () => (
  <Answer label="异议截止" query={useQuery(listQuery({}))}>
    {({ records, total }) =>
      nextDays(
        records,
        (one) => (noticeState(one) === '公示中' ? one.publicityEnd : undefined),
        DAYS,
        records.length < total,
      ).map(({ day, count }) => ({
        value: dayText(day),
        words: `${daysLeftText(day)} · ${String(count)} 项`,
        link: linkTo({ state: '公示中' }),
      }))
    }
  </Answer>
)
