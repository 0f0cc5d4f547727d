import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

/** Answers whose judgement is remembered; the oldest are forgotten. */
const MOST = 200

/** Whether an answer has helped, as its reader said. */
export type Verdict = 'yes' | 'no'

const key = () => `faq-helpful:${account.userInfo?.id ?? ''}`

function all(): [string, Verdict][] {
  try {
    const kept: unknown = JSON.parse(textIn('localStorage', key()) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(
          (one): one is [string, Verdict] =>
            Array.isArray(one) && typeof one[0] === 'string' && (one[1] === 'yes' || one[1] === 'no'),
        )
      : []
  } catch {
    return []
  }
}

/** Returns what this device's user said of an answer; undefined where nothing. */
export const verdictOf = (id: string): Verdict | undefined => new Map(all()).get(id)

/** Keeps it on this device, or forgets it (undefined); the city has no call that takes it. */
export function keepVerdict(id: string, verdict: Verdict | undefined): void {
  const rest = all().filter(([other]) => other !== id)
  const next = verdict ? [...rest, [id, verdict] as const].slice(-MOST) : rest
  keepText('localStorage', key(), next.length > 0 ? JSON.stringify(next) : '')
}
