import { MOST_COMPARED } from './tray.ts'

/** The records that an address compares, a comma between them: each once, as many as stand side by side. */
export const idsOf = (ids: string): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
