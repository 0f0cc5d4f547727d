import { states } from './states.ts'

/**
 * Lifecycle of a sign-up for an activity (records, "Activity 活动路演"). 候补 is on the waiting list; 待确认候补 has a
 * freed place on offer until the offer expires. People who have cancelled may sign up again; rejected ones
 * may not.
 */
export const signupLifecycle = states({
  待审核: { tone: 'info', next: ['已通过', '未通过'], own: ['已取消'] },
  已通过: { tone: 'ok', next: ['已签到'], own: ['已签到', '已取消'] },
  未通过: { tone: 'bad', reason: true },
  候补: { tone: 'warn', next: ['待确认候补'], own: ['已取消'], late: ['待确认候补', '已取消'] },
  待确认候补: { tone: 'warn', by: 'owner', next: ['待审核', '已通过', '已取消'], late: ['已取消'] },
  已签到: { tone: 'ok' },
  已取消: { tone: 'neutral', by: 'owner', next: ['待审核', '已通过', '候补'] },
})
export const signupStates = signupLifecycle.words
export type SignupState = (typeof signupStates)[number]

/**
 * Returns true if the sign-up occupies a place of the activity; an offered place is reserved until it is
 * answered.
 */
export const holdsPlace = (state: SignupState): boolean =>
  state === '待审核' || state === '已通过' || state === '待确认候补' || state === '已签到'

/** Returns true if the person is admitted and sees the code for the door and the live link. */
export const isLetIn = (state: SignupState): boolean => state === '已通过' || state === '已签到'

/** Returns true if changes of the activity concern the person, on either list. */
export const isExpected = (state: SignupState): boolean => holdsPlace(state) || state === '候补'

/** Returns true on the waiting list, with a place on offer or without. */
export const isWaiting = (state: SignupState): boolean => state === '候补' || state === '待确认候补'
