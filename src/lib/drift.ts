/** A place and a way through it, in px and px for each millisecond. */
export interface Drifting {
  x: number
  y: number
  vx: number
  vy: number
}

/** 1 px every 20 ms (specification, section 2). */
export const DRIFT_SPEED = 1 / 20

/**
 * Where something is after `elapsedMs`, bouncing off the edges: between 0 and `width`, 0 and `height`, which is how far
 * its upper left corner may go. However long nobody looked, it is inside; where there is no room it stays at the edge.
 */
export function drift(
  { x, y, vx, vy }: Drifting,
  room: { width: number; height: number },
  elapsedMs: number,
) {
  const across = bounce(x, vx, room.width, elapsedMs)
  const down = bounce(y, vy, room.height, elapsedMs)
  return { x: across.at, y: down.at, vx: across.speed, vy: down.speed } satisfies Drifting
}

/** There and back again is one round of twice the length: the place on it says both where one is and which way one goes. */
function bounce(from: number, speed: number, length: number, elapsedMs: number) {
  if (length <= 0) return { at: 0, speed }
  const start = Math.min(Math.max(from, 0), length)
  const pace = Math.abs(speed)
  const round = ((speed < 0 ? 2 * length - start : start) + pace * elapsedMs) % (2 * length)
  return round <= length ? { at: round, speed: pace } : { at: 2 * length - round, speed: -pace }
}
