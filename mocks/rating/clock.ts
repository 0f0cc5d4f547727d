import type { Rating, RemedyStep } from '#api/rating.ts'
import { isBad, type RatedKind, remedySteps } from '#rules/rating.ts'
import { workdaysAfter } from '#rules/workdays.ts'
import type { World } from '#mocks/city.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { correctionOf } from './corrections.ts'
import { type RatedRecord, ratedRecords } from './rated.ts'

const HOUR = 3_600_000
const CLOSING = 18

/** Working days from a bad rating to each step, and its hour of the day; both within the terms of `rules/remedy.ts`. */
const timetable = {
  整改中: { days: 1, hour: 10 },
  已整改: { days: 8, hour: 15.5 },
} as const satisfies Record<RemedyStep['state'], { days: number; hour: number }>

/** Titles of the messages. */
const titles = { 整改中: '差评已回访', 已整改: '差评已整改' } as const

/** Returns what is said when calling back, and in the answer. */
function wordsOf(kind: RatedKind, { reasons = [] }: Rating, state: RemedyStep['state']): string {
  const named = reasons.length > 0 ? `“${reasons.join('、')}”` : '评价中写明的问题'
  return state === '整改中' ? `已电话回访，${named}情况属实，已列入整改。` : correctionOf(kind, reasons)
}

/** Returns the steps that follow a bad rating until `now` and are not written yet; none for any other rating. */
export function stepsDue(kind: RatedKind, by: string, rating: Rating, now: number): RemedyStep[] {
  if (!isBad(rating.score)) return []
  const written = rating.remedy?.length ?? 0
  return remedySteps.slice(written).flatMap((state): RemedyStep[] => {
    const { days, hour } = timetable[state]
    const at = Date.parse(workdaysAfter(rating.time, days)) - (CLOSING - hour) * HOUR
    return at > now
      ? []
      : [{ time: new Date(at).toISOString(), state, by, words: wordsOf(kind, rating, state) }]
  })
}

function takeSteps(world: World, one: RatedRecord, isQuiet: boolean): void {
  const steps = stepsDue(one.kind, one.by, one.rating, world.now())
  let remedy = one.rating.remedy ?? []
  for (const step of steps) {
    remedy = [...remedy, step]
    one.write({ ...one.rating, remedy }, step)
    const title = `${titles[step.state]}：${one.name}`
    const content = `${one.by}：${step.words}`
    if (!isQuiet && one.userId) sendMessage(world, one.userId, { ...one.about, title, content }, step.time)
  }
}

/**
 * Takes the steps that are due after bad ratings (差评) of every kind of record: the office, provider or organiser calls
 * back and answers with its correction, in the record, its course and a message.
 */
export function runDueActions(world: World): void {
  for (const one of ratedRecords(world)) takeSteps(world, one, false)
}

/** Takes the past steps of seeded bad ratings, without messages. */
export function seed(world: World): void {
  for (const one of ratedRecords(world)) takeSteps(world, one, true)
}
