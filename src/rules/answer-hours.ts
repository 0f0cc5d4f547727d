/** Minimum number of answered requests before a time is shown (chosen, as for scores). */
export const LEAST_ANSWERS = 3
/**
 * Number of the newest answers that count, so that a provider that became quicker is not judged by years ago
 * (chosen).
 */
const NEWEST = 50
/** Share of the requests that were answered within the shown time (chosen). */
const SHARE = 0.75

/**
 * Returns the hours within which a provider has answered three in four requests: whole hours, at least 1;
 * undefined while it has answered too few.
 * @param waits hours from each answered request to its first answer, the oldest first
 */
export function answerHoursOf(waits: readonly number[]): number | undefined {
  const newest = waits.slice(-NEWEST).sort((a, b) => a - b)
  if (newest.length < LEAST_ANSWERS) return undefined
  return Math.max(1, Math.ceil(newest[Math.ceil(newest.length * SHARE) - 1]!))
}
