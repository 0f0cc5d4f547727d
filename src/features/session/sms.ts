import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { SMS_WAIT, smsTypes } from '#api/auth.ts'
import { keepText, textIn } from '#lib/small-store.ts'

const KEY = 'portal-sms'
/** Validity of a code, in milliseconds: 5 minutes. */
const SMS_LIFE = 5 * 60_000

const Sent = v.object({ tel: v.string(), type: v.picklist(smsTypes), at: v.number() })
/** SMS that was requested in this tab; `at` in milliseconds. */
type Sent = v.InferOutput<typeof Sent>

/**
 * Returns the last SMS requested in this tab while its code is valid, also after a reload, so that the wait
 * continues.
 */
export function lastSms(now = Date.now()): Sent | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Sent), textIn('sessionStorage', KEY))
  if (!parsed.success) return undefined
  const age = now - parsed.output.at
  // Ignores a time in the future, because a clock that was set back must not make the user wait for hours.
  return age >= 0 && age < SMS_LIFE ? parsed.output : undefined
}

/** Saves the sent SMS for this tab. */
export function noteSms(sent: Sent): void {
  keepText('sessionStorage', KEY, JSON.stringify(sent))
}

/** Removes the sent SMS from the device after its code was used. */
export function forgetSms(): void {
  keepText('sessionStorage', KEY, '')
}

/** Returns the whole seconds left until a time in milliseconds, counting down; 0 once it has passed. */
export function useCountdown(until: number): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const left = useSyncExternalStore((notify) => {
    if (leftNow() === 0) return () => undefined
    const timer = setInterval(() => {
      notify()
      if (leftNow() === 0) clearInterval(timer)
    }, 1_000)
    return () => clearInterval(timer)
  }, leftNow)
  return left
}

/** Returns the seconds until another SMS may be requested, counting down, and a function that starts the wait. */
export function useSmsWait(): [left: number, start: () => void] {
  const [until, setUntil] = useState(0)
  return [useCountdown(until), () => setUntil(Date.now() + SMS_WAIT * 1_000)]
}
