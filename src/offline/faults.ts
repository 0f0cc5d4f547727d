import { attempt } from '#lib/attempt.ts'
import { cityNow } from '#lib/clock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { deviceState } from './view.ts'

/**
 * An error of our own code as stored on the device; public/below.js writes the same shape if the portal has not
 * started.
 */
export interface Fault {
  /** Number of eight digits in two groups, for reading it out on the telephone: 4821-0937. */
  no: string
  /** ISO time. */
  time: string
  /** Path of the page, without its query. */
  page: string
  /** Name and message of the error, and its position in the code. */
  text: string
  /** True after it was offered to the behaviour log. */
  told?: boolean
}

/** Key of the list of faults in localStorage. */
export const FAULTS = 'portal-faults'
/** Name of the event that tells this tab's behaviour log about a new fault. */
export const FAULT = 'portal-fault'
/** Maximum number of faults on a device; the newest are kept. */
const MAX_FAULTS = 20
/** Maximum characters of a fault's text: name, message and the first calls. */
const MAX_TEXT = 600

const knownFaults = new Map<unknown, Fault>()

/** Returns the faults stored on the device, oldest first; an unreadable list counts as empty. */
export const keptFaults = (): Fault[] => {
  const list: unknown = attempt(() => JSON.parse(textIn('localStorage', FAULTS) ?? '[]') as unknown)
  return Array.isArray(list) ? (list as Fault[]) : []
}

/**
 * Stores a fault with a new number on this device; the same error keeps its number, even if it is shown
 * repeatedly. Offered to the behaviour log only with the person's consent. Price: without it, the person has to
 * read the number to the hotline.
 */
export function noteFault(error: unknown): Fault {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const known = knownFaults.get(cause)
  if (known) return known
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const name = String(cause)
  const text = (stack.includes(name) ? stack : `${name}\n${stack}`).trim().slice(0, MAX_TEXT)
  const fault = { no: newNumber(), time: new Date(cityNow()).toISOString(), page: location.pathname, text }
  knownFaults.set(cause, fault)
  storeFaults([...keptFaults(), fault])
  console.error(`错误编号 ${fault.no}`, error)
  document.dispatchEvent(new Event(FAULT))
  return fault
}

/** Returns the faults that were not offered to the behaviour log yet, and marks them as offered. */
export function takeUntold(): Fault[] {
  const all = keptFaults()
  const untold = all.filter(({ told }) => !told)
  if (untold.length > 0) storeFaults(all.map((fault) => ({ ...fault, told: true })))
  return untold
}

/** Stores the faults; not on a public computer, because they reveal visited pages. */
function storeFaults(faults: Fault[]): void {
  if (deviceState.storage !== 'public')
    keepText('localStorage', FAULTS, JSON.stringify(faults.slice(-MAX_FAULTS)))
}

function newNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const digits = String(number % 100_000_000).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
