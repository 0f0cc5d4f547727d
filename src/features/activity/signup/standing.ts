import * as v from 'valibot'
import { activity } from '#api/activity.ts'
import { Participant, type Participation } from '#api/activity-signup.ts'
import { type Heard, overlay } from '#blocks/outbox/overlay.ts'
import type { OutboxItem, Receipt } from '#offline/outbox/item.ts'
import type { Tone } from '#rules/states.ts'
import { signupLifecycle } from '#rules/signup-states.ts'

/** What waits on this device to be done with a sign-up. */
type Pending = Participation['action'] | 'evaluate'

/** How one's sign-up for an activity stands: as the city has it, and what is on its way to it. */
export interface Standing {
  signup: Participant | undefined
  pending?: Pending
}

const Body = v.object({ activityId: v.string(), action: v.optional(v.string()) })

/** What a call does with the sign-up for this activity; undefined for any other call. */
export function pendingIn(
  id: string,
  { endpoint, input }: Pick<OutboxItem, 'endpoint' | 'input'>,
): Pending | undefined {
  const isTheirs = endpoint === activity.participate.name || endpoint === activity.evaluate.name
  const parsed = isTheirs ? v.safeParse(Body, input.body) : undefined
  if (!parsed?.success || parsed.output.activityId !== id) return undefined
  if (endpoint === activity.evaluate.name) return 'evaluate'
  return parsed.output.action as Pending | undefined
}

/** What the city's answer to a call says of the sign-up for this activity. */
function answered(id: string, { endpoint, answer }: Receipt): Participant | undefined {
  if (endpoint !== activity.participate.name && endpoint !== activity.evaluate.name) return undefined
  const parsed = v.safeParse(Participant, answer)
  return parsed.success && parsed.output.activityId === id ? parsed.output : undefined
}

/**
 * Returns how one's sign-up for an activity stands: the last call that waits here shows as 待提交.
 * @param said the sign-up as the city told it
 * @param asOf the newest receipt that was here when the city was asked (`askedAfter`)
 */
export function standingOf(id: string, said: Participant | undefined, asOf: number, heard: Heard): Standing {
  const arrived = (receipt: Receipt): Standing | undefined => {
    const signup = answered(id, receipt)
    return signup && { signup }
  }
  const known = overlay<Standing>(
    { said: { signup: said }, asOf, waits: () => undefined, arrived },
    heard,
  ).now
  return overlay<Standing>(
    {
      said: known,
      asOf,
      waits(item) {
        const pending = pendingIn(id, item)
        return pending && { ...known, pending }
      },
      arrived: () => undefined,
    },
    heard,
  ).now
}

const pendingWords = {
  signup: '待提交报名',
  wait: '待提交报名',
  confirm: '待提交确认',
  cancel: '待提交取消',
  checkin: '待确认签到',
  evaluate: '待提交评价',
} as const satisfies Record<Pending, string>

/** How it stands in a word, and its colour; undefined where nobody has signed up. */
export function chipOf({ signup, pending }: Standing): { words: string; tone: Tone } | undefined {
  if (pending) return { words: pendingWords[pending], tone: 'warn' }
  if (!signup) return undefined
  const { status, waitNumber } = signup
  const words = status === '候补' && waitNumber ? `候补第 ${String(waitNumber)} 号` : status
  return { words, tone: signupLifecycle.toneOf(status) }
}
