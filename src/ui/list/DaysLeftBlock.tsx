import type { Moment } from '#lib/dates.ts'
import { DateBlock } from './DateBlock.tsx'
import { RowBlock } from './RowBlock.tsx'

interface Props {
  /** End of the term */
  end: Moment
  /** Whole days left: 0 on the last day, undefined once the term is over */
  days: number | undefined
  /** Unit of the days: 天, 个工作日 */
  unit?: string
  /** Number of days from which on the end counts as near */
  near?: number
}

/**
 * Renders the days left of a term for the `picture` slot of a ListRow: 还剩 3 天, 今天截止, and the day of its end once it
 * is over.
 */
export function DaysLeftBlock({ end, days, unit = '天', near = 3 }: Props) {
  if (days === undefined) return <DateBlock day={end} foot="已结束" tone="over" />
  return days === 0 ? (
    <RowBlock head="今天" main="截止" foot="最后一天" tone="near">
      今天截止
    </RowBlock>
  ) : (
    <RowBlock head="还剩" main={days} foot={unit} tone={days <= near ? 'near' : 'plain'}>
      {`还剩 ${String(days)} ${unit}`}
    </RowBlock>
  )
}
