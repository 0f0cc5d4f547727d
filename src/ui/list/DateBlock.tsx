import { dayText, isoDay, type Moment } from '#lib/dates.ts'
import { weekdayText } from '#lib/month.ts'
import { type BlockTone, RowBlock } from './RowBlock.tsx'

interface Props {
  /** Day of the record in the city */
  day: Moment
  /** Word in place of the weekday: 前兑付 */
  foot?: string
  tone?: BlockTone
}

/** Renders a date for the `picture` slot of a ListRow: month, day, weekday. Screen readers read one date. */
export function DateBlock({ day, foot, tone }: Props) {
  const iso = isoDay(day)
  const weekday = weekdayText(iso)
  const whole = dayText(day)
  return (
    <RowBlock
      head={
        whole.includes('年')
          ? `${iso.slice(0, 4)}.${iso.slice(5, 7)}`
          : `${String(Number(iso.slice(5, 7)))}月`
      }
      main={Number(iso.slice(8))}
      foot={foot ?? weekday}
      tone={tone}
    >
      <time dateTime={iso}>{foot ? `${whole}${foot}` : `${whole} ${weekday}`}</time>
    </RowBlock>
  )
}
