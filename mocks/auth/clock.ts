import { type Act, courseOf, type Turn } from '#mocks/schedule.ts'
import type { World } from '#mocks/city.ts'
import { LETTER_DAYS } from '#api/binding.ts'
import { letterDue } from './proofs.ts'
import type { BindingRow } from './tables.ts'
import { auditLetter } from './unbinding.ts'

export const schedule: Turn[] = [
  { from: '待核验', to: '有效', who: '市企业服务中心', days: LETTER_DAYS, hour: 18 },
]

const HOUR = 3_600_000

/** Returns the audit of a waiting 授权书, at the end of its term or after the hours that the console sets. */
function next(world: World, row: BindingRow): Act | undefined {
  if (row.state !== '待核验') return undefined
  const hours = world.schedule.auditHours ?? Infinity
  const at = Math.min(Date.parse(letterDue(row)), Date.parse(row.updateTime) + hours * HOUR)
  return { at, to: '有效', by: 'people', run: () => auditLetter(world, row.id, 'pass', '') }
}

export const courses = [courseOf('binding', next)]
