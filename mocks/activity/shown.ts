import type { Shown } from '#mocks/console/shown-table.ts'
import type { tables } from './tables.ts'

/** Lists of this area in the testers' console. */
export const shown: Shown<typeof tables> = {
  activity: { title: '活动', columns: ['title', 'type', 'organizer', 'startTime', 'quota', 'signed'] },
  activityParticipant: { title: '报名', columns: ['name', 'activityId', 'people', 'status', 'waitNumber'] },
}
