import { useState } from 'react'
import { momentText } from '#lib/dates.ts'
import type { Answers } from '#mocks/console/api.ts'
import { ask } from './client.ts'

/** Returns a target of the clock just past an act's moment (ISO); the present where that has passed already. */
export const past = (at: string) => (now: number) => Math.max(now, Date.parse(at) + 1_000)

/**
 * Returns the actions that move the city's clock, and what the last of them has changed. `to` takes the moment from the
 * city's present one, both in milliseconds; `toRealTime` lets the clock go by this computer's again.
 */
export function useClock() {
  const [changed, setChanged] = useState<Answers['POST clock']['changed']>()
  const set = async (offsetMs: number) => {
    const answer = await ask('POST clock', { body: { offsetMs } })
    setChanged(answer.changed)
    const done = answer.changed.length > 0 ? `，${String(answer.changed.length)} 条记录随之改变` : ''
    const note = 'note' in answer ? `。${answer.note}` : ''
    return `城市时间已改为 ${momentText(answer.now)}${done}${note}`
  }
  const to = (target: (now: number) => number) => async () => {
    const { now, offsetMs } = await ask('GET clock')
    const at = Date.parse(now)
    return set(offsetMs + target(at) - at)
  }
  return { changed, to, toRealTime: () => set(0) }
}
