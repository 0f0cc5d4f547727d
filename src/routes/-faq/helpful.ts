import { keepText, textIn } from '#lib/small-store.ts'
import { account } from '#session/account.ts'

/** Maximal number of verdicts stored; the oldest are dropped. */
const MAX_STORED = 200

/** Reader's verdict on an answer's helpfulness. */
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

/** Returns the current user's verdict on an answer; undefined if there is none. */
export const verdictOf = (id: string): Verdict | undefined => new Map(all()).get(id)

/** Stores a verdict on this device, or removes it (undefined); the city has no endpoint for it. */
export function keepVerdict(id: string, verdict: Verdict | undefined): void {
  const rest = all().filter(([other]) => other !== id)
  const next = verdict ? [...rest, [id, verdict] as const].slice(-MAX_STORED) : rest
  keepText('localStorage', key(), next.length > 0 ? JSON.stringify(next) : '')
}
