/** So many requests must have been answered before it is said how long that takes (chosen, as for scores). */
export const LEAST_ANSWERS = 3
/** Of how many of the newest answers it is worked out: who became quicker is not held to years ago (chosen). */
const NEWEST = 50
/** Which part of the requests was answered within the time that is said (chosen). */
const MOSTLY = 0.75

/**
 * Returns within how many hours a provider has answered three in four of those who asked: whole hours, 1 or more;
 * undefined while it has answered too few.
 * @param waits hours from each answered request to its first answer, the oldest first
 */
export function answerHoursOf(waits: readonly number[]): number | undefined {
  const newest = waits.slice(-NEWEST).sort((a, b) => a - b)
  if (newest.length < LEAST_ANSWERS) return undefined
  return Math.max(1, Math.ceil(newest[Math.ceil(newest.length * MOSTLY) - 1]!))
}
