import { momentText } from '#lib/dates.ts'
import { ask } from './client.ts'

/**
 * Moves the city's clock to a moment; returns what has changed, and words for it.
 * @param target returns the moment from the city's present one, both in milliseconds
 */
export async function moveClock(target: (now: number) => number) {
  const { now, offsetMs } = await ask('GET clock')
  const at = Date.parse(now)
  return setClock(offsetMs + target(at) - at)
}

/** Sets the milliseconds by which the city's clock is ahead of this computer's. */
export async function setClock(offsetMs: number) {
  const answer = await ask('POST clock', { body: { offsetMs } })
  const done = answer.changed.length > 0 ? `，${String(answer.changed.length)} 条记录随之改变` : ''
  const note = 'note' in answer ? `。${answer.note}` : ''
  return { changed: answer.changed, words: `城市时间已改为 ${momentText(answer.now)}${done}${note}` }
}
