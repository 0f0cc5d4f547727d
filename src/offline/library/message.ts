import type { Host } from '#api/call/host.ts'
import type { Engine } from './engine.ts'
import type { LibraryView } from './view.ts'

/** A page's request to its worker. */
export interface Request {
  id: number
  verb: keyof Engine
  arg: unknown
  /** True if nothing may be written to disk. */
  memory: boolean
  /** Milliseconds by which the city's clock is ahead, because a worker cannot read it from localStorage. */
  ahead: number
}

/** A worker's message: a part of an answer, the answer, its error, or news for the page. */
export type Reply =
  | { id: number; part: unknown }
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { view: LibraryView }
  | { answerFrom: Parameters<Host['reportAnswer']>[0] }
