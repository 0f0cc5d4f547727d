import type { ApiError } from '#api/call/error.ts'
import { configureHost } from '#api/call/host.ts'
import { transport } from '#api/call/transport.ts'
import { onlineManager } from '@tanstack/react-query'
import { isMissingChunk } from './chunk.ts'
import { common, type Reach } from './view.ts'

const FIRST_PROBE = 3_000
const LONGEST_PROBE = 60_000
/** Milliseconds for a new page's first call, before a probe. */
const HEARD_WITHIN = 1_000
/** Milliseconds until a probe without an answer fails. */
const PROBE_WITHIN = 15_000

type Listener = (reach: Reach) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined
let wait = FIRST_PROBE
/** True after the first result since the page was opened. */
let heard = false
/** True while a probe is running. */
let isProbing = false

/** Registers a listener for changes of the measured reachability. */
export function onReach(listener: Listener): void {
  listeners.add(listener)
}

/**
 * Measures if the city answers. Every call reports its result; without an answer, a small public call (probe) is
 * repeated. A page also probes if it makes no calls, because all its data is fresh, and after a call without an answer
 * or with an HTML page, because one failed service is no missing network, and one gateway's page no captive network.
 * `navigator.onLine` only triggers a measurement, because it stays true in front of a dead server.
 */
export function startReach(): void {
  // Disables TanStack's own online events: requests made before the network was really back failed, and were not
  // repeated later.
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
    // Probes after a delay, because an answer that was already on its way may arrive and says nothing about the present
    // state.
    setTimeout(() => void probe(), HEARD_WITHIN)
  })
  addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && common.reach !== 'online') void probe()
  })
  if (!navigator.onLine) become('offline')
  setTimeout(() => !heard && void probe(), HEARD_WITHIN)
}

/** Makes a small call to the city now. */
export async function probe(): Promise<void> {
  stopWaiting()
  const signal = AbortSignal.timeout(PROBE_WITHIN)
  isProbing = true
  try {
    const [{ call }, { common: city }] = await Promise.all([transport(), import('#api/common.ts')])
    // Calls without a token, because an expired session would be refused, which says nothing about the network.
    await call(city.dict, { query: { typeCode: 'yes_no' } }, { quiet: true, signal, anonymous: true })
  } catch (error) {
    // Ignores other errors, because the host's `heard` has received their result.
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
    // Increases the pause with each probe, not with each failed call, because ten calls may fail together.
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
