import * as v from 'valibot'
import { Activity } from '#api/activity.ts'
import { Participant } from '#api/activity-signup.ts'
import { model } from '#mocks/model.ts'

/** Stored activity; its state and its number of waiting people are computed for each response. */
export const ActivityRow = v.omit(Activity, ['state', 'waiting'])
export type ActivityRow = v.InferOutput<typeof ActivityRow>

/** Stored sign-up, with the id of its user. */
export const ParticipantRow = v.object({
  ...v.omit(Participant, ['waitBefore']).entries,
  userId: v.string(),
})
export type ParticipantRow = v.InferOutput<typeof ParticipantRow>

export const tables = {
  activity: model(ActivityRow),
  activityParticipant: model(ParticipantRow),
}
