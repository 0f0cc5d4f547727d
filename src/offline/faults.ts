import { attempt } from '#lib/attempt.ts'
import { cityNow } from '#lib/clock.ts'
import { keepText, textIn } from '#lib/small-store.ts'
import { common } from './view.ts'

/** A fault of our own code as the device keeps it; public/below.js writes the same where the portal has not started. */
export interface Fault {
  /** Eight digits in two groups, as a person reads them out on the telephone: 4821-0937. */
  no: string
  /** The moment, ISO. */
  time: string
  /** The path of the page, without its query. */
  page: string
  /** Name and message of the error, and where in the code it came from. */
  text: string
  /** True once it has been offered to the behaviour log. */
  told?: boolean
}

/** Names the list of faults in localStorage. */
export const FAULTS = 'portal-faults'
/** Tells this tab's behaviour log that a fault was noted. */
export const FAULT = 'portal-fault'
/** Limits how many faults a device keeps, the newest. */
const MOST = 20
/** Limits the text of one, in characters: name, message and the first calls. */
const LONGEST = 600

const noted = new Map<unknown, Fault>()

/** Answers the faults that the device keeps, the oldest first; what does not read as a list counts as none. */
export const keptFaults = (): Fault[] => {
  const list: unknown = attempt(() => JSON.parse(textIn('localStorage', FAULTS) ?? '[]') as unknown)
  return Array.isArray(list) ? (list as Fault[]) : []
}

/** Gives a fault its number and keeps it on this device; the same error has the same number however often it is shown. */
export function noteFault(error: unknown): Fault {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const known = noted.get(cause)
  if (known) return known
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const name = String(cause)
  const text = (stack.includes(name) ? stack : `${name}\n${stack}`).trim().slice(0, LONGEST)
  const fault = { no: newNumber(), time: new Date(cityNow()).toISOString(), page: location.pathname, text }
  noted.set(cause, fault)
  keep([...keptFaults(), fault])
  console.error(`错误编号 ${fault.no}`, error)
  document.dispatchEvent(new Event(FAULT))
  return fault
}

/** Answers the faults that the behaviour log has not been offered yet, and notes that it now has. */
export function takeUntold(): Fault[] {
  const all = keptFaults()
  const untold = all.filter(({ told }) => !told)
  if (untold.length > 0) keep(all.map((fault) => ({ ...fault, told: true })))
  return untold
}

/** Keeps them; on a public computer nothing tells what somebody looked at. */
function keep(faults: Fault[]): void {
  if (common.storage !== 'public') keepText('localStorage', FAULTS, JSON.stringify(faults.slice(-MOST)))
}

function newNumber(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  const digits = String(number % 100_000_000).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
