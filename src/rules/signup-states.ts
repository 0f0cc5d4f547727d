import { states } from './states.ts'

/** A sign-up for an activity (records, "Activity 活动路演"): who has cancelled may sign up again. */
export const signupLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '未通过'], own: ['已取消'] },
  已通过: { tone: 'ok', next: ['已签到'], own: ['已取消'] },
  未通过: { tone: 'bad', reason: true },
  已签到: { tone: 'ok' },
  已取消: { tone: 'neutral', by: 'owner', next: ['待审核', '已通过'] },
})
