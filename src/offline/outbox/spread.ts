/** Longest outage in milliseconds that counts as this device's own, such as a lift or a tunnel. */
const OWN_OUTAGE = 60_000

/** Longest wait in milliseconds for what nobody waits for: five minutes. */
export const QUIET_SPREAD = 300_000

/**
 * Returns the milliseconds that a device waits before it sends by itself after an outage. Devices of a whole city may
 * come back at once after a long one, and would all call in the same second; a person who presses 立即重试 never waits.
 * @param away duration of the outage in milliseconds
 * @param longest longest wait in milliseconds: 10 s where a person may be looking, more for what nobody waits for
 */
export const waitAfterOutage = (away: number, longest = 10_000, chance = Math.random()): number =>
  away < OWN_OUTAGE ? 0 : Math.min(longest, away / 6) * chance
