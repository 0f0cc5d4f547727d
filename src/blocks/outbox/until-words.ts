import { cityNow } from '#lib/clock.ts'
import { daysLeftText, type Moment, untilText } from '#lib/dates.ts'
import type { Until } from '#offline/outbox/item.ts'

/**
 * Returns the deadline by which the device must be online for a waiting item: 申报 12月17日截止，请在此前联网. After the deadline
 * states that it has passed and that the city decides.
 */
export function untilWords({ deed, at }: Until, now: Moment = cityNow()): string {
  const until = untilText(at, now)
  // Adds a space between a clock time and the word after it.
  const end = until.endsWith('日') ? until : `${until} `
  return daysLeftText(at, now) === '已截止'
    ? `${deed}已于 ${end}截止，联网后提交，能否受理由市平台确定`
    : `${deed} ${end}截止，请在此前联网`
}
