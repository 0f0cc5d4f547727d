import type { World } from '#mocks/city.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { type RatedRecord, ratedRecords } from './rated.ts'
import { stepsDue } from './steps.ts'

/** Titles of the messages. */
const titles = { 整改中: '差评已回访', 已整改: '差评已整改' } as const

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
