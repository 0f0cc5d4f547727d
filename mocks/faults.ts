import * as v from 'valibot'
import { auth } from '#api/auth.ts'
import { strictObject } from './console/sent.ts'
import type { Random } from './random.ts'

const Chance = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0)

/**
 * Faults of a world, set from outside. Probabilities are 0 to 1. `match` is a path pattern with `*` for anything;
 * `times` is the number of calls it affects before it is removed (0: no end).
 */
export const Fault = strictObject({
  /** Milliseconds of delay before anything happens. */
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** Probability that the connection is cut before the city has acted. */
  dropBefore: Chance,
  /** Probability that the city acts and its reply is lost. */
  dropAfter: Chance,
  /** HTTP status returned instead of acting. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Probability of answering with `status`. */
  statusChance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Seconds for the Retry-After header, sent with `status`. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Expires every access token of this world, once and immediately. */
  expireTokens: v.optional(v.boolean(), false),
  /** Refuses refresh tokens. */
  refuseRefresh: v.optional(v.boolean(), false),
  /** Probability that a network's login page is returned in place of the answer. */
  captive: Chance,
  /** Probability that the answer's data breaks the contract. */
  breakContract: Chance,
  match: v.optional(v.string(), '*'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Limits the fault to calls with an idempotency key: submits of the outbox. */
  keyed: v.optional(v.boolean()),
  /** Minutes of real time after which it ends by itself. */
  minutes: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(7 * 24 * 60))),
  /** Name in the list of faults. */
  title: v.optional(v.string()),
})
export type Fault = v.InferOutput<typeof Fault>

/** A fault of a world, with its id and its end in milliseconds of real time. */
export interface ActiveFault extends Fault {
  id?: string
  until?: number
}

/** One fault, several, or `{}` for none. */
export const Faults = v.pipe(
  v.unknown(),
  v.transform((given): unknown[] => (Array.isArray(given) ? given : [given])),
  v.array(Fault),
)

/** Returns faults as a world holds them, with ids and ends. */
export const begun = (faults: readonly Fault[]): ActiveFault[] =>
  faults.map((fault) => ({
    ...fault,
    id: `fault-${crypto.randomUUID().slice(0, 8)}`,
    ...(fault.minutes === undefined ? {} : { until: Date.now() + fault.minutes * 60_000 }),
  }))

/** Removes the faults whose time is over, and returns the list. */
export function removeEnded(faults: ActiveFault[]): ActiveFault[] {
  const now = Date.now()
  for (let at = faults.length - 1; at >= 0; at -= 1)
    if ((faults[at]!.until ?? now + 1) <= now) faults.splice(at, 1)
  return faults
}

/** Faults drawn for one call. */
export interface Strike {
  latencyMs: number
  dropBefore: boolean
  dropAfter: boolean
  captive: boolean
  breakContract: boolean
  refuseRefresh: boolean
  status: number | undefined
  retryAfter: number | undefined
}

/** Path of the call that renews tokens (`auth.refresh` of the contract). */
const REFRESH = auth.refresh.path

/**
 * Draws the faults for a call of `path`, and counts down `times` of each fault that occurred; `isKeyed` is true for a
 * call with an idempotency key.
 */
export function strike(faults: ActiveFault[], path: string, random: Random, isKeyed = false): Strike {
  const result: Strike = {
    latencyMs: 0,
    dropBefore: false,
    dropAfter: false,
    captive: false,
    breakContract: false,
    refuseRefresh: false,
    status: undefined,
    retryAfter: undefined,
  }
  for (const fault of [...removeEnded(faults)]) {
    if (!matches(fault.match, path) || (fault.keyed && !isKeyed)) continue
    const hits = {
      dropBefore: random.chance(fault.dropBefore),
      dropAfter: random.chance(fault.dropAfter),
      captive: random.chance(fault.captive),
      breakContract: random.chance(fault.breakContract),
      // Only renewals count towards `times`.
      refuseRefresh: fault.refuseRefresh && path === REFRESH,
      status: fault.status !== undefined && random.chance(fault.statusChance),
    }
    result.latencyMs = Math.max(result.latencyMs, fault.latencyMs)
    result.dropBefore ||= hits.dropBefore
    result.dropAfter ||= hits.dropAfter
    result.captive ||= hits.captive
    result.breakContract ||= hits.breakContract
    result.refuseRefresh ||= hits.refuseRefresh
    if (hits.status) Object.assign(result, { status: fault.status, retryAfter: fault.retryAfter })
    if (fault.times > 0 && (fault.latencyMs > 0 || Object.values(hits).some(Boolean))) {
      fault.times -= 1
      if (fault.times === 0) faults.splice(faults.indexOf(fault), 1)
    }
  }
  return result
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`).test(path)
}
