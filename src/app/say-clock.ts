import { subscribeKey } from 'valtio/utils'
import { cityAhead, onClockMoved } from '#lib/clock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { common } from '#offline/view.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Keeps the difference that the person has taken note of, in milliseconds. */
const SAID = 'portal-clock-said'
/** Is what a clock may be wrong by without a word (issue 48, section 4). */
const WITHOUT_WORD = 5 * MINUTE
/** Is by how much more a clock must differ to be spoken of again (chosen). */
const MUCH = HOUR

/**
 * Sets `common.clock` while this device's clock is far from the city's and nobody has taken note of it: once, until it
 * differs by much more. Nothing begins to be said over a form that is being filled in.
 */
export function sayClock(): void {
  onClockMoved(look)
  subscribeKey(common, 'dirtyForms', look)
  look()
}

/** Takes note: the same difference is not spoken of again on this device. */
export function noteClock(): void {
  keepText('localStorage', SAID, String(cityAhead()))
  look()
}

function look(): void {
  const ahead = cityAhead()
  const isSmall = Math.abs(ahead) <= WITHOUT_WORD
  // A clock that was put right and goes wrong again is news.
  if (isSmall && textIn('localStorage', SAID)) keepText('localStorage', SAID, '')
  const noted = Number(textIn('localStorage', SAID) ?? 0)
  if (isSmall || (noted && Math.abs(ahead - noted) <= MUCH)) common.clock = undefined
  else if (common.clock !== undefined || common.dirtyForms === 0) common.clock = ahead
}

/**
 * Says how this device's clock differs from the city's: 本机时间比城市时间快 400 天。
 * @param ahead by how many milliseconds the city is ahead
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
