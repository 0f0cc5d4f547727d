import type { ApiError } from '#api/call/error.ts'
import { configureHost } from '#api/call/host.ts'
import { transport } from '#api/call/transport.ts'
import { onlineManager } from '@tanstack/react-query'
import { isMissingChunk } from './chunk.ts'
import { deviceState, type Reach } from './view.ts'

const FIRST_PROBE_DELAY = 3_000
const MAX_PROBE_DELAY = 60_000
/** Milliseconds for a new page's first call, before a probe. */
const FIRST_ANSWER_WITHIN = 1_000
/** Milliseconds until a probe without an answer fails. */
const PROBE_TIMEOUT = 15_000

/** Receives the reachability, and the milliseconds for which the city was out of reach before. */
type Listener = (reach: Reach, away: number) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined
let probeDelay = FIRST_PROBE_DELAY
/** Time since which the city is out of reach, in milliseconds of this page. */
let lostAt = 0
/** True after the first result since the page was opened. */
let hasResult = false
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
    reportAnswer(from) {
      if (from === 'city') setReach('online')
      else if (deviceState.reach !== 'online' || !navigator.onLine)
        setReach(from === 'captive' ? from : 'offline')
      else if (!isProbing) void probe()
    },
  })
  addEventListener('offline', () => {
    setReach('offline')
    // Probes after a delay, because an answer that was already on its way may arrive and says nothing about the present
    // state.
    setTimeout(() => void probe(), FIRST_ANSWER_WITHIN)
  })
  addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && deviceState.reach !== 'online') void probe()
  })
  if (!navigator.onLine) setReach('offline')
  setTimeout(() => !hasResult && void probe(), FIRST_ANSWER_WITHIN)
}

/** Makes a small call to the city now. */
export async function probe(): Promise<void> {
  cancelProbe()
  const signal = AbortSignal.timeout(PROBE_TIMEOUT)
  isProbing = true
  try {
    const [{ call }, { common: city }] = await Promise.all([transport(), import('#api/common.ts')])
    // Calls without a token, because an expired session would be refused, which says nothing about the network.
    await call(city.dict, { query: { typeCode: 'yes_no' } }, { quiet: true, signal, anonymous: true })
  } catch (error) {
    // Ignores other errors, because the host's `reportAnswer` has received their result.
    const { kind } = error as Partial<ApiError>
    if (kind === 'captive' || kind === 'redirected') setReach('captive')
    else if (signal.aborted || isMissingChunk(error) || kind === 'network' || kind === 'timeout')
      setReach('offline')
  } finally {
    isProbing = false
  }
}

function setReach(reach: Reach): void {
  hasResult = true
  if (reach === 'online') {
    cancelProbe()
    probeDelay = FIRST_PROBE_DELAY
  } else {
    // Increases the pause with each probe, not with each failed call, because ten calls may fail together. Varies it by
    // a quarter, because the devices of a whole city lose it in the same second.
    timer ??= setTimeout(
      () => {
        probeDelay = Math.min(MAX_PROBE_DELAY, probeDelay * 1.5)
        void probe()
      },
      probeDelay * (0.75 + Math.random() / 2),
    )
  }
  if (deviceState.reach === reach) return
  const now = performance.now()
  const away = now - lostAt
  if (deviceState.reach === 'online') lostAt = now
  deviceState.reach = reach
  onlineManager.setOnline(reach === 'online')
  listeners.forEach((listener) => listener(reach, away))
}

function cancelProbe(): void {
  clearTimeout(timer)
  timer = undefined
}
