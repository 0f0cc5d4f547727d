import { randomOf } from '#mocks/random.ts'

/** Returns the check-in code (现场码) on the screen of an activity's venue: six digits, the same for everybody. */
export const placeCodeOf = (activityId: string): string =>
  String(randomOf(`place-${activityId}`).whole(100_000, 999_999))
