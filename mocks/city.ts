import type { ActiveFault } from './faults.ts'
import type { LimitedMap } from './limits.ts'
import type { Random } from './random.ts'
import type { CallDetail, Recorder } from './recording.ts'
import type { ScenarioName, Sizes } from './scenarios.ts'
import type { InitialRows, Rows } from './table.ts'
import type { tables } from './tables.ts'

/** One call in the journal. `effect` is true where the call changed the city's state. */
export interface JournalEntry {
  /** Number of the call in its world, from 1. */
  seq: number
  time: string
  method: string
  path: string
  status: number
  user: string | undefined
  enId: string
  idempotencyKey: string | undefined
  effect: boolean
  /** Set where the connection was cut, so that the caller never saw the status. */
  dropped?: boolean
  /** Set for an act of a tester through the console. */
  console?: boolean
  detail?: CallDetail
}

/** An uploaded file as it was received. */
export interface UploadedFile {
  filePath: string
  fileName: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
  userId: string
  /** Enterprise of the upload; '' where the file is the person's own. */
  enId: string
}

/** An upload in parts (mocks/common/parts.ts). */
export interface PartialUpload {
  bytes: Uint8Array<ArrayBuffer>
  /** Number of bytes from the beginning that have arrived. */
  received: number
  /** Path of the file once it is whole. */
  filePath?: string
}

/** A text message "sent" to a phone. */
export interface Sms {
  tel: string
  type: string
  code: string
  time: string
}

/** Fingerprint of the first request with an idempotency key, and the reply to it. */
interface FirstReply {
  fingerprint: string
  reply: Promise<unknown>
}

/** Switches the people who act by themselves (`on`), and sets the hours after which they audit, in place of days. */
export interface Schedule {
  on: boolean
  auditHours?: number
}

/** Something that the city's people or the end of a term have done: time (ISO), table and record, state reached. */
export interface CityAct {
  at: string
  table: string
  id: string
  to: string
}

/** An isolated mock city: tables, clock, faults and everything that happened in it. */
export interface World {
  name: string
  scenario: ScenarioName
  seed: number
  /** Rows with which the world began. */
  initialRows: InitialRows
  db: Rows<typeof tables>
  /** Last number of each series; see {@link World.next}. */
  series: Map<string, number>
  faults: ActiveFault[]
  /** Newest calls (see {@link limits}). */
  journal: JournalEntry[]
  /** Number of calls since the world began. */
  calls: number
  /** Number of those that changed the world and are no longer in the journal. */
  lostCalls: number
  /** Adds a call to the journal. */
  addToJournal: (entry: Omit<JournalEntry, 'seq'>) => void
  sms: Sms[]
  /** Text of each captcha by its id. */
  captchas: LimitedMap<string>
  files: LimitedMap<UploadedFile>
  /** Uploads in parts, by user, enterprise and key. */
  partialUploads: LimitedMap<PartialUpload>
  remembered: LimitedMap<FirstReply>
  /** Answers received by the stand-in for the survey site. */
  surveys: { time: string; score: number; wish: string }[]
  random: Random
  /** Milliseconds added to the real clock, set through the console. */
  clockOffset: number
  /** Moment at which the world began, in milliseconds; its seeded records are moved from the next day on. */
  began: number
  /** Number of changes of all tables since the world began. */
  writes: number
  /** Switch of the people who act by themselves, and the hours after which they audit, in place of the area's days. */
  schedule: Schedule
  /** Newest acts of the city, in the order in which they were done. */
  acts: CityAct[]
  /** Number of deployments in this world; a new one makes browsers find a new service worker. */
  deployments: number
  /** Draws faults, apart from `random`, so that a fault does not change what the city draws. */
  faultRandom: Random
  recorder: Recorder
  /** Returns a new random id. */
  uuid: () => string
  /** Returns the world's time in milliseconds. */
  now: () => number
  /** Runs a function while the world's time is `at` (milliseconds), so that all that it writes bears that time. */
  actAt: (at: number, run: () => unknown) => void
  /** Returns the world's time as an ISO string. */
  iso: () => string
  /** Returns the next number of a series: `next('SB')` gives 1, 2, 3 … */
  next: (series: string) => number
  /** Signs a user in and returns the new tokens. */
  grant: (userId: string) => { access_token: string; refresh_token: string }
  /** Returns the input of a seed: its own random numbers, the scenario's sizes, and days counted from today. */
  begin: (area: string) => Beginning
}

/** Everything of a world that outlives its calls; journal, faults and remembered keys are left out. */
export interface WorldState {
  scenario: ScenarioName
  seed: number
  /** Moment at which it began, in milliseconds. */
  began: number
  clockOffset: number
  rows: InitialRows
  series: [string, number][]
  /** State of the random numbers. */
  random: number
  sms: World['sms']
  captchas: [string, string][]
  surveys: World['surveys']
  deployments: number
  schedule: World['schedule']
  acts: World['acts']
  files: [string, UploadedFile][]
}

/** Input of a seed. */
export interface Beginning {
  random: Random
  sizes: Sizes
  /**
   * Returns the ISO string of a day counted from today (negative: past), at a time of day in China, 09:00 by default.
   */
  day: (offset: number, hour?: number, minute?: number) => string
}
