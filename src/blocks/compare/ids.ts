import { MOST_COMPARED } from './tray.ts'

/** Returns the record ids of a comma-separated search parameter, without duplicates, {@link MOST_COMPARED} at most. */
export const idsOf = (ids: string): string[] =>
  [...new Set(ids.split(',').filter(Boolean))].slice(0, MOST_COMPARED)
