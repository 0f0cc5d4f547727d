import type { Host } from '#api/call/host.ts'
import type { Engine } from './engine.ts'
import type { LibraryView } from './view.ts'

/** What a page asks of its worker. */
export interface Request {
  id: number
  verb: keyof Engine
  arg: unknown
  /** True where nothing may be written to the disk. */
  memory: boolean
  /** By how many milliseconds the city's clock is ahead: a worker has no store to read it from. */
  ahead: number
}

/** What the worker says: a part of an answer, the answer, why there is none; and what the page should know. */
export type Reply =
  | { id: number; part: unknown }
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { view: LibraryView }
  | { heard: Parameters<Host['heard']>[0] }
