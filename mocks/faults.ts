import * as v from 'valibot'
import { auth } from '#api/auth.ts'
import { only } from './console/sent.ts'
import type { Random } from './random.ts'

const Chance = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0)

/**
 * What may go wrong in a world, as inputs. Probabilities are 0 to 1.
 * `match` is a path pattern with `*` for anything; `times` how many calls it hits before it is spent (0: no end).
 */
export const Fault = only({
  /** Milliseconds before anything happens. */
  latencyMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** The connection dies before the city has acted. */
  dropBefore: Chance,
  /** The city has acted, the reply is lost. */
  dropAfter: Chance,
  /** Answer with this HTTP status instead of acting. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** How often `status` strikes. */
  statusChance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Seconds to say in Retry-After, with `status`. */
  retryAfter: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Every access token of this world has run out, once, now. */
  expireTokens: v.optional(v.boolean(), false),
  /** Refresh tokens are refused. */
  refuseRefresh: v.optional(v.boolean(), false),
  /** A login page of the network comes back in place of the answer. */
  captive: Chance,
  /** The answer's data is not what the contract says. */
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

/** What strikes one call. */
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

/** Says where tokens are renewed (`auth.refresh` of the contract). */
const REFRESH = auth.refresh.path

/** Draws what strikes a call of `path`, and counts down `times` of each fault that did. */
export function strike(faults: Fault[], path: string, random: Random): Strike {
  const drawn: Strike = {
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
      // Whatever else is called meanwhile is none of its number.
      refuseRefresh: fault.refuseRefresh && path === REFRESH,
      status: fault.status !== undefined && random.chance(fault.statusChance),
    }
    drawn.latencyMs = Math.max(drawn.latencyMs, fault.latencyMs)
    drawn.dropBefore ||= hits.dropBefore
    drawn.dropAfter ||= hits.dropAfter
    drawn.captive ||= hits.captive
    drawn.breakContract ||= hits.breakContract
    drawn.refuseRefresh ||= hits.refuseRefresh
    if (hits.status) Object.assign(drawn, { status: fault.status, retryAfter: fault.retryAfter })
    if (fault.times > 0 && (fault.latencyMs > 0 || Object.values(hits).some(Boolean))) {
      fault.times -= 1
      if (fault.times === 0) faults.splice(faults.indexOf(fault), 1)
    }
  }
  return drawn
}

function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`).test(path)
}
