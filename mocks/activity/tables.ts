import * as v from 'valibot'
import { Activity } from '#api/activity.ts'
import { Participant } from '#api/activity-signup.ts'
import { model } from '#mocks/model.ts'

/** An activity as it is kept: its state and who waits are worked out when somebody asks. */
export const ActivityRow = v.omit(Activity, ['state', 'waiting'])
export type ActivityRow = v.InferOutput<typeof ActivityRow>

/** A sign-up with whose it is. */
export const ParticipantRow = v.object({
  ...v.omit(Participant, ['waitBefore']).entries,
  userId: v.string(),
})
export type ParticipantRow = v.InferOutput<typeof ParticipantRow>

export const tables = {
  activity: model(ActivityRow),
  activityParticipant: model(ParticipantRow),
}
