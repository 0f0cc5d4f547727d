import type { ApiError } from '#api/call/error.ts'
import { configureHost } from '#api/call/host.ts'
import { transport } from '#api/call/transport.ts'
import { onlineManager } from '@tanstack/react-query'
import { isMissingChunk } from './chunk.ts'
import { common, type Reach } from './view.ts'

const FIRST_PROBE = 3_000
const LONGEST_PROBE = 60_000
/** How long a page that has just been opened may take to hear from the city by itself, in milliseconds. */
const HEARD_WITHIN = 1_000
/** Milliseconds after which a question that got no answer counts as failed. */
const PROBE_WITHIN = 15_000

type Listener = (reach: Reach) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined
let wait = FIRST_PROBE
/** Whether anything has been found out since this page was opened. */
let heard = false
/** Whether the small public call is on its way. */
let isProbing = false

/** Told each time the measured reachability changes. */
export function onReach(listener: Listener): void {
  listeners.add(listener)
}

/**
 * Measures whether the city answers: every call tells how it went; while nobody answers, a small public call is tried
 * again and again. A page that asks nothing, since all it shows is fresh, finds out by that call too, and so does one
 * of whose calls nobody answered, or a page: one service that is down is no missing network, nor does one call's page of
 * a gateway mean that the network wants a login.
 * `navigator.onLine` only hurries a measurement, since it stays true in front of a dead server.
 */
export function startReach(): void {
  // TanStack takes the browser's word for it: what it then asked before the network was really there failed, and was not
  // asked again when it was.
  onlineManager.setEventListener(() => undefined)
  configureHost({
    heard(from) {
      if (from === 'city') become('online')
      else if (common.reach !== 'online' || !navigator.onLine) become(from === 'captive' ? from : 'offline')
      else if (!isProbing) void probe()
    },
  })
  addEventListener('offline', () => {
    become('offline')
    // An answer that was on its way already may still come in, and says nothing of now.
    setTimeout(() => void probe(), HEARD_WITHIN)
  })
  addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && common.reach !== 'online') void probe()
  })
  if (!navigator.onLine) become('offline')
  setTimeout(() => !heard && void probe(), HEARD_WITHIN)
}

/** Asks the city for something small, now. */
export async function probe(): Promise<void> {
  stopWaiting()
  const signal = AbortSignal.timeout(PROBE_WITHIN)
  isProbing = true
  try {
    const [{ call }, { common: city }] = await Promise.all([transport(), import('#api/common.ts')])
    // Names nobody: a session that has run out would be refused, and say nothing of the network.
    await call(city.dict, { query: { typeCode: 'yes_no' } }, { quiet: true, signal, anonymous: true })
  } catch (error) {
    // However else it ends, `heard` has been told what to make of it.
    const { kind } = error as Partial<ApiError>
    if (kind === 'captive' || kind === 'redirected') become('captive')
    else if (signal.aborted || isMissingChunk(error) || kind === 'network' || kind === 'timeout')
      become('offline')
  } finally {
    isProbing = false
  }
}

function become(reach: Reach): void {
  heard = true
  if (reach === 'online') {
    stopWaiting()
    wait = FIRST_PROBE
  } else {
    // The pause grows with each measurement, not with each failed call: ten may fail together.
    timer ??= setTimeout(() => {
      wait = Math.min(LONGEST_PROBE, wait * 1.5)
      void probe()
    }, wait)
  }
  if (common.reach === reach) return
  common.reach = reach
  onlineManager.setOnline(reach === 'online')
  listeners.forEach((listener) => listener(reach))
}

function stopWaiting(): void {
  clearTimeout(timer)
  timer = undefined
}
