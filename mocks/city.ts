import type { Fault } from './faults.ts'
import type { Keeping } from './limits.ts'
import type { Random } from './random.ts'
import type { ScenarioName, Sizes } from './scenarios.ts'
import type { Rows } from './table.ts'
import type { tables } from './tables.ts'

/** One call as the journal keeps it. `effect` is true where the city's state changed because of it. */
export interface JournalEntry {
  /** 1 for the world's first call, and so on. */
  seq: number
  time: string
  method: string
  path: string
  status: number
  user: string | undefined
  enId: string
  idempotencyKey: string | undefined
  effect: boolean
  /** Set where the connection was cut: the caller never saw the status. */
  dropped?: boolean
}

/** A file that was uploaded, as it arrived. */
interface UploadedFile {
  filePath: string
  fileName: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  userId: string
  /** The enterprise that it was uploaded for; '' where it is the person's own. */
  enId: string
}

/** A message "sent" to a phone. */
export interface Sms {
  tel: string
  type: string
  code: string
  time: string
}

/** What an idempotency key brought about: the body it came with, and its reply. */
interface Remembered {
  print: string
  reply: Promise<unknown>
}

/** A city of its own: tables, clock, faults and everything that happened in it. */
export interface World {
  name: string
  scenario: ScenarioName
  seed: number
  db: Rows<typeof tables>
  faults: Fault[]
  /** The newest calls ({@link limits}). */
  journal: JournalEntry[]
  /** Calls since the world began. */
  calls: number
  /** Writes a call into the journal. */
  note: (entry: Omit<JournalEntry, 'seq'>) => void
  sms: Sms[]
  /** Captcha id to its text. */
  captchas: Keeping<string>
  files: Keeping<UploadedFile>
  remembered: Keeping<Remembered>
  /** What came in by the survey's stand-in. */
  surveys: { time: string; score: number; wish: string }[]
  random: Random
  /** Milliseconds added to the real clock, set through the console. */
  clockOffset: number
  /** Hours after which what waits for an audit is let through without an auditor; none: the console audits. */
  auditAfter?: number
  /** How many deployments this world has seen; a new one makes browsers find a new service worker. */
  deployments: number
  /** The world's time in milliseconds. */
  now: () => number
  /** The world's time as an ISO string. */
  iso: () => string
  /** The next number of a series: `next('SB')` gives 1, 2, 3 … */
  next: (series: string) => number
  /** A new sign-in of a user. */
  grant: (userId: string) => { access_token: string; refresh_token: string }
  /** What a seed works with: its own chance, this scenario's sizes, and days counted from today. */
  begin: (area: string) => Beginning
}

export interface Beginning {
  random: Random
  sizes: Sizes
  /** ISO string of a day from today (negative: past), at a time of day in China, 09:00 unless given. */
  day: (offset: number, hour?: number, minute?: number) => string
}
