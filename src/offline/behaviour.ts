import { del } from 'idb-keyval'
import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { call } from '#api/call/call.ts'
import { common as commonApi } from '#api/common.ts'
import type { Input } from '#api/call/endpoint.ts'
import { ApiError, isPassing } from '#api/call/error.ts'
import { cityNow } from '#lib/clock.ts'
import { idle } from '#lib/idle.ts'
import { withLock } from '#lib/lock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { getRow, read, shape } from './device/checked.ts'
import { SHARED, storeOf } from './device/db.ts'
import { transact } from './device/transact.ts'
import { onReach } from './reach.ts'
import { common } from './view.ts'

/** What is told of something that was looked at or done: never who it was, nor what they typed. */
export type Deed = Omit<Input<typeof commonApi.recordBehaviour>['body'], 'time'>

interface Kept {
  /** Its Idempotency-Key. */
  key: string
  body: Deed & { time: string }
}

/** What waits. A deed that the city does not understand it refuses, and it is dropped. */
const kept = shape<Kept[]>(
  v.array(v.object({ key: v.string(), body: v.custom<Kept['body']>((body) => v.is(Body, body)) })),
)
const Body = v.object({ time: v.string() })

const CONSENT = 'portal-behaviour'
const QUEUE = 'behaviour'
/** So many wait on a device at most; of more the oldest are dropped. */
export const LIMIT = 300
/** Milliseconds for which deeds are gathered before they are sent. */
const GATHERED = 1_000
/** Milliseconds after which a city that answered, but could not take them, is asked again. */
const ASK_AGAIN = 60_000
const HOUR = 3_600_000

const meta = storeOf(SHARED, 'meta')
const listeners = new Set<() => void>()
let agreedOn: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** What the person has said to the recording on this device; undefined where they were never asked. */
export function consent(): boolean | undefined {
  const said = textIn('localStorage', CONSENT)
  return said === null ? undefined : said === 'on'
}

/** The same, for a component. */
export const useConsent = (): boolean | undefined => useSyncExternalStore(follow, consent)

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** True where the yes was given on the page in sight, in this tab: that page was opened before it, and is not told. */
export const isOpenSinceBefore = (): boolean => agreedOn === location.pathname

/** Notes what the person says; a no drops what waits. */
export async function setConsent(given: boolean): Promise<void> {
  agreedOn = given ? location.pathname : undefined
  // A device that keeps nothing keeps no consent: nothing is recorded.
  keepText('localStorage', CONSENT, given ? 'on' : 'off')
  listeners.forEach((listener) => listener())
  if (!given) await del(QUEUE, meta)
}

/** Nothing without consent; nor on a public computer, or where the browser keeps nothing anyway. */
const mayRecord = () => consent() === true && common.storage === 'disk'

/**
 * Notes a deed, to be sent with others in a while. The time is kept to the hour: nobody can be told by it.
 * @param key the Idempotency-Key that it is sent under, by which the city's journal finds it
 */
export async function record(deed: Deed, key: string = crypto.randomUUID()): Promise<void> {
  if (!mayRecord()) return
  const time = new Date(Math.floor(cityNow() / HOUR) * HOUR).toISOString()
  const next: Kept = { key, body: { ...deed, time } }
  // Consent may have been taken back while the device was being asked.
  await change((had) => (mayRecord() ? [...had, next].slice(-LIMIT) : []))
  sendIn(GATHERED)
}

const change = (edit: (had: Kept[]) => Kept[]) =>
  transact(SHARED, ['meta'], async ({ meta }) => {
    meta.put(edit((await read(meta, QUEUE, kept)) ?? []), QUEUE)
  })

function sendIn(milliseconds: number): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void sendRecorded()
  }, milliseconds)
}

/** True while nothing may be sent: there is no network, or consent was taken back. */
const mustWait = () => common.reach !== 'online' || !mayRecord()

/**
 * Sends what waits, in order, one sender over all tabs, in nobody's name; each under its own key, so that it counts
 * once however often it is sent. What cannot be sent now waits for the network; what the city refuses is dropped.
 */
export async function sendRecorded(): Promise<void> {
  await withLock('behaviour', async (left) => {
    for (;;) {
      const first = left.aborted || mustWait() ? undefined : (await getRow(SHARED, 'meta', QUEUE, kept))?.[0]
      if (!first) return
      const options = { idempotencyKey: first.key, anonymous: true, enId: '', quiet: true }
      try {
        await call(commonApi.recordBehaviour, { body: first.body }, options)
      } catch (error) {
        if (!(error instanceof ApiError)) return
        if (isPassing(error)) return sendIn(ASK_AGAIN)
      }
      await change((had) => had.filter(({ key }) => key !== first.key))
      // What the person does comes first: waits until the browser is idle.
      await idle()
    }
  }).catch(() => undefined)
}

/** Sends what an earlier visit has left, and what waits whenever the network comes back. */
export function startSending(): void {
  onReach((reach) => reach === 'online' && void sendRecorded())
  void sendRecorded()
}
