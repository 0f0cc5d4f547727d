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
})
export type Fault = v.InferOutput<typeof Fault>

/** One fault, several, or `{}` for none. */
export const Faults = v.pipe(
  v.unknown(),
  v.transform((given): unknown[] => (Array.isArray(given) ? given : [given])),
  v.array(Fault),
)

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

/** Draws the faults for a call of `path`, and counts down `times` of each fault that occurred. */
export function strike(faults: Fault[], path: string, random: Random): Strike {
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
  for (const fault of [...faults]) {
    if (!matches(fault.match, path)) continue
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
