import type { InvalidRows } from './aside.ts'
import { StorageProblem } from './problem.ts'

/**
 * Stores whose invalid rows could not be moved aside (a full disk); from then on this page treats those rows as absent.
 */
const unmovable = new Set<string>()

/** Reports invalid rows. @throws StorageProblem with the rows as its cause, unless moving them has failed before */
export function reportInvalid(rows: InvalidRows): void {
  if (!unmovable.has(rows.db + rows.store)) throw new StorageProblem('failed', rows)
}

/** Runs `work`, and repeats it after the invalid rows that it reported have been moved aside. */
export async function withoutInvalidRows<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const rows = (error as { cause?: InvalidRows }).cause
      if (!rows?.isInvalid) throw error
      try {
        await (await import('./aside.ts')).moveRowsAside(rows)
      } catch {
        unmovable.add(rows.db + rows.store)
      }
    }
  }
}
