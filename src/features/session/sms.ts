import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { smsTypes } from '#api/auth.ts'
import { keepText, textIn } from '#lib/small-store.ts'

const KEY = 'portal-sms'
/** Milliseconds that a code is good for: 5 minutes. */
const SMS_LIFE = 5 * 60_000

const Sent = v.object({ tel: v.string(), type: v.picklist(smsTypes), at: v.number() })
/** An SMS that was asked for from this tab; `at` in milliseconds. */
type Sent = v.InferOutput<typeof Sent>

/** The SMS that this tab asked for last while its code is good, also after a reload: the wait goes on. */
export function lastSms(now = Date.now()): Sent | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), textIn('sessionStorage', KEY))
  if (!kept.success) return undefined
  const age = now - kept.output.at
  // A clock that was set back must not make anybody wait for hours.
  return age >= 0 && age < SMS_LIFE ? kept.output : undefined
}

/** Notes what was sent, for this tab. */
export function noteSms(sent: Sent): void {
  keepText('sessionStorage', KEY, JSON.stringify(sent))
}

/** Its code was used: nothing of it stays on the device. */
export function forgetSms(): void {
  keepText('sessionStorage', KEY, '')
}

/** Whole seconds left until a moment in milliseconds, counting down; 0 once it has passed. */
export function useCountdown(until: number): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const left = useSyncExternalStore((tell) => {
    if (leftNow() === 0) return () => undefined
    const timer = setInterval(() => {
      tell()
      if (leftNow() === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, leftNow)
  return left
}
