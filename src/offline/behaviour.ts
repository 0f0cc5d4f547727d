import { del } from 'idb-keyval'
import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { call } from '#api/call/call.ts'
import { common as commonApi } from '#api/common.ts'
import type { Input } from '#api/call/endpoint.ts'
import { ApiError, isTransient } from '#api/call/error.ts'
import { cityNow } from '#lib/clock.ts'
import { idle } from '#lib/idle.ts'
import { withLock } from '#lib/lock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { getRow, read, shape } from './device/checked.ts'
import { SHARED, storeOf } from './device/db.ts'
import { transact } from './device/transact.ts'
import { QUIET_SPREAD, waitAfterOutage } from './outbox/spread.ts'
import { onReach } from './reach.ts'
import { deviceState } from './view.ts'

/** A recorded view or action, without the person and without typed text. */
export type Deed = Omit<Input<typeof commonApi.recordBehaviour>['body'], 'time'>

interface QueuedDeed {
  /** Idempotency-Key of the record. */
  key: string
  body: Deed & { time: string }
}

/** Shape of the queue. A deed that the city does not understand is refused by it, and then dropped. */
const queueShape = shape<QueuedDeed[]>(
  v.array(v.object({ key: v.string(), body: v.custom<QueuedDeed['body']>((body) => v.is(Body, body)) })),
)
const Body = v.object({ time: v.string() })

const CONSENT = 'portal-behaviour'
const QUEUE = 'behaviour'
/** Maximum deeds waiting on a device; the oldest excess ones are dropped. */
export const MAX_DEEDS = 300
/** Milliseconds to collect deeds before sending them. */
const SEND_DELAY = 1_000
/** Milliseconds before a retry if the city answered but could not store them. */
const RETRY_DELAY = 60_000
const HOUR = 3_600_000

const meta = storeOf(SHARED, 'meta')
const listeners = new Set<() => void>()
let consentPath: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns the consent to recording on this device; undefined if it was never asked for. */
export function consent(): boolean | undefined {
  const stored = textIn('localStorage', CONSENT)
  return stored === null ? undefined : stored === 'on'
}

/** Returns the consent, and renders again when it changes. */
export const useConsent = (): boolean | undefined => useSyncExternalStore(subscribe, consent)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * Checks if the consent was given on the current page in this tab; a page opened before the consent is not recorded.
 */
export const wasOpenBeforeConsent = (): boolean => consentPath === location.pathname

/** Stores the consent; a refusal drops all waiting deeds. */
export async function setConsent(given: boolean): Promise<void> {
  consentPath = given ? location.pathname : undefined
  // Records nothing on a device without storage, because the consent cannot be stored there.
  keepText('localStorage', CONSENT, given ? 'on' : 'off')
  listeners.forEach((listener) => listener())
  if (!given) await del(QUEUE, meta)
}

/** Checks for consent and for storage on disk, which a public computer or a private browser does not have. */
const mayRecord = () => consent() === true && deviceState.storage === 'disk'

/**
 * Stores a deed, to be sent with others after a delay. The time is rounded down to the hour, so that it identifies
 * nobody. Nothing is recorded until the person has agreed, and deeds have a queue of their own, because the outbox
 * belongs to a user. Price: the city cannot tell two visitors apart.
 * @param key Idempotency-Key of the request, by which the city's journal finds it
 */
export async function record(deed: Deed, key: string = crypto.randomUUID()): Promise<void> {
  if (!mayRecord()) return
  const time = new Date(Math.floor(cityNow() / HOUR) * HOUR).toISOString()
  const next: QueuedDeed = { key, body: { ...deed, time } }
  // Checks the consent again, because it may have been withdrawn during the device access.
  await changeQueue((had) => (mayRecord() ? [...had, next].slice(-MAX_DEEDS) : []))
  sendIn(SEND_DELAY)
}

const changeQueue = (edit: (had: QueuedDeed[]) => QueuedDeed[]) =>
  transact(SHARED, ['meta'], async ({ meta }) => {
    meta.put(edit((await read(meta, QUEUE, queueShape)) ?? []), QUEUE)
  })

function sendIn(milliseconds: number): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void sendRecorded()
  }, milliseconds)
}

/** Checks if nothing may be sent: no network, or no consent. */
const mustWait = () => deviceState.reach !== 'online' || !mayRecord()

/**
 * Sends waiting deeds in order, anonymously, from one tab at a time. Each has its own key, so that it counts once even
 * if it is resent. A deed waits while the network or city fails, and is dropped if the city refuses it.
 */
export async function sendRecorded(): Promise<void> {
  await withLock('behaviour', async (pageLeft) => {
    for (;;) {
      const first =
        pageLeft.aborted || mustWait() ? undefined : (await getRow(SHARED, 'meta', QUEUE, queueShape))?.[0]
      if (!first) return
      const options = { idempotencyKey: first.key, anonymous: true, enId: '', quiet: true }
      try {
        await call(commonApi.recordBehaviour, { body: first.body }, options)
      } catch (error) {
        if (!(error instanceof ApiError)) return
        if (isTransient(error)) return sendIn(RETRY_DELAY)
      }
      await changeQueue((had) => had.filter(({ key }) => key !== first.key))
      // Waits until the browser is idle, so that the person's own actions come first.
      await idle()
    }
  }).catch(() => undefined)
}

/** Sends deeds left by an earlier visit, and waiting ones whenever the network returns. */
export function startSending(): void {
  onReach((reach, away) => {
    if (reach === 'online') setTimeout(() => void sendRecorded(), waitAfterOutage(away, QUIET_SPREAD))
  })
  void sendRecorded()
}
