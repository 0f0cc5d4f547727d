import type { World } from '#mocks/city.ts'
import { sendMessage } from '#mocks/message/send-message.ts'
import { type Act, type Course, courseOf, type Turn } from '#mocks/schedule.ts'
import { type RatedRecord, rated } from './rated.ts'
import { nextStep, stepsDue, timetable } from './steps.ts'

/** Acts after a bad rating (差评) of a record of any kind, counted from the rating. */
export const schedule: Turn[] = [
  { from: '待回访', to: '整改中', who: '被评价方', ...timetable.整改中 },
  { from: '整改中', to: '已整改', who: '被评价方', ...timetable.已整改 },
]

/** Titles of the messages. */
const titles = { 整改中: '差评已回访', 已整改: '差评已整改' } as const

/**
 * Returns the next act after a bad rating: the office, provider or organiser calls back and answers with its correction,
 * in the record, its course and a message.
 */
function next(world: World, one: RatedRecord | undefined): Act | undefined {
  const step = one && nextStep(one.kind, one.by, one.rating)
  if (!step) return undefined
  return {
    ...{ at: Date.parse(step.time), to: step.state, by: 'people' },
    run() {
      const { userId, about, name, by, rating } = one
      one.write({ ...rating, remedy: [...(rating.remedy ?? []), step] }, step)
      const told = { title: `${titles[step.state]}：${name}`, content: `${by}：${step.words}` }
      if (userId) sendMessage(world, userId, { ...about, ...told })
    },
  }
}

export const courses: Course[] = [
  courseOf('declaration', (world, row) => next(world, rated.declaration(world, row))),
  courseOf('appeal', (world, row) => next(world, rated.appeal(world, row))),
  courseOf('activityParticipant', (world, row) => next(world, rated.activityParticipant(world, row))),
  courseOf('serviceEnquiry', (world, row) => next(world, rated.serviceEnquiry(world, row))),
]

/** Takes the past steps of seeded bad ratings, without messages. */
export function seed(world: World): void {
  const { declaration, appeal, activityParticipant, serviceEnquiry } = world.db
  const all = [
    ...declaration.getAll().map((row) => rated.declaration(world, row)),
    ...appeal.getAll().map((row) => rated.appeal(world, row)),
    ...activityParticipant.getAll().map((row) => rated.activityParticipant(world, row)),
    ...serviceEnquiry.getAll().map((row) => rated.serviceEnquiry(world, row)),
  ]
  for (const one of all) {
    if (!one) continue
    let remedy = one.rating.remedy ?? []
    for (const step of stepsDue(one.kind, one.by, one.rating, world.now())) {
      remedy = [...remedy, step]
      one.write({ ...one.rating, remedy }, step)
    }
  }
}
