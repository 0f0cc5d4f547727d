import type { Caller } from '#mocks/rights.ts'
import type { Written } from './move.ts'

/** One step of a request as both sides read it; `time` is an ISO string. */
interface Step<State> {
  time: string
  status: State
  reason?: string
}

/**
 * Returns the columns of a new request from one side to another, to dock or to be contacted. The request itself is the
 * first step.
 * @throws Refusal 403 where the caller does not belong to the enterprise for which the call acts
 * @param prefix first part of the request's id
 * @param status initial state
 */
export function requestColumns<const State extends string>(by: Caller, prefix: string, status: State) {
  const { world, user, enIdIfAny: enId } = by
  const time = world.iso()
  const orgName = user.ens.find((one) => one.enId === enId)?.enName
  return {
    id: `${prefix}-${world.uuid()}`,
    createTime: time,
    updateTime: time,
    userId: user.id,
    enId,
    ...(orgName ? { orgName } : {}),
    steps: [{ time, status }],
    status,
  }
}

/** Returns the columns of a request after a step: the state, its reason, and the list of steps with the new one. */
export const stepColumns = <State extends string>(
  { steps }: { steps: readonly Step<State>[] },
  { state: status, reason, updateTime }: Written<State>,
) => ({
  status,
  reason,
  updateTime,
  steps: [...steps, { time: updateTime, status, ...(reason ? { reason } : {}) }],
})
