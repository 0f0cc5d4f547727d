import { subscribeKey } from 'valtio/utils'
import { cityAhead, onClockMoved } from '#lib/clock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { deviceState } from '#offline/view.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Key of the difference that the person has dismissed, in milliseconds. */
const DISMISSED = 'portal-clock-said'
/** Milliseconds by which a clock may differ without a notice (issue 48, section 4). */
const TOLERANCE = 5 * MINUTE
/** Milliseconds by which the difference must change for a new notice (chosen). */
const RENOTIFY_AFTER = HOUR

/**
 * Sets `common.clock` while this device's clock differs much from the city's and the person has not dismissed
 * the notice; a dismissed notice returns when the difference changes by much more. No notice appears over a
 * form with edits.
 */
export function watchClock(): void {
  onClockMoved(update)
  subscribeKey(deviceState, 'dirtyForms', update)
  update()
}

/** Dismisses the notice: the same difference is not shown again on this device. */
export function dismissClockNotice(): void {
  keepText('localStorage', DISMISSED, String(cityAhead()))
  update()
}

function update(): void {
  const ahead = cityAhead()
  const isSmall = Math.abs(ahead) <= TOLERANCE
  // Forgets the dismissal once the clock is right, so that a clock that goes wrong again is reported.
  if (isSmall && textIn('localStorage', DISMISSED)) keepText('localStorage', DISMISSED, '')
  const noted = Number(textIn('localStorage', DISMISSED) ?? 0)
  if (isSmall || (noted && Math.abs(ahead - noted) <= RENOTIFY_AFTER)) deviceState.clock = undefined
  else if (deviceState.clock !== undefined || deviceState.dirtyForms === 0) deviceState.clock = ahead
}

/**
 * Describes how this device's clock differs from the city's: 本机时间比城市时间快 400 天。
 * @param ahead milliseconds by which the city is ahead
 */
export function clockWords(ahead: number): string {
  const by = Math.abs(ahead)
  const [minutes, hours, days] = [MINUTE, HOUR, DAY].map((unit) => Math.round(by / unit)) as [
    number,
    number,
    number,
  ]
  const length =
    minutes < 60 ? `${String(minutes)} 分钟` : hours < 24 ? `${String(hours)} 小时` : `${String(days)} 天`
  return `本机时间比城市时间${ahead < 0 ? '快' : '慢'} ${length}。`
}
