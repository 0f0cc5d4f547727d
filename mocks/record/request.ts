import type { Caller } from '#mocks/rights.ts'
import type { Written } from './move.ts'

/** One step of a request, as both sides read it; `time` is an ISO string. */
interface Step<State> {
  time: string
  status: State
  reason?: string
}

/**
 * What the city writes on a new request from one side to another: to dock, or to be contacted. Its first step is the
 * asking itself.
 * @throws Refusal 403 where the caller does not hold the enterprise that the call is made for
 * @param prefix what its id begins with
 * @param status the state it begins in
 */
export function requestColumns<const State extends string>(by: Caller, prefix: string, status: State) {
  const { world, user, enIdIfAny: enId } = by
  const time = world.iso()
  const orgName = user.ens.find((one) => one.enId === enId)?.enName
  return {
    id: `${prefix}-${crypto.randomUUID()}`,
    createTime: time,
    updateTime: time,
    userId: user.id,
    enId,
    ...(orgName ? { orgName } : {}),
    steps: [{ time, status }],
    status,
  }
}

/** What the city writes on a request that moves on: the state, its reason, and a step beside those before. */
export const stepColumns = <State extends string>(
  { steps }: { steps: readonly Step<State>[] },
  { state: status, reason, updateTime }: Written<State>,
) => ({
  status,
  reason,
  updateTime,
  steps: [...steps, { time: updateTime, status, ...(reason ? { reason } : {}) }],
})
