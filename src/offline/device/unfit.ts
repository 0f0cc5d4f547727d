import type { UnfitRows } from './aside.ts'
import { StorageProblem } from './problem.ts'

/** Stores whose unfit rows could not be moved (a full disk): from then on they count as absent on this page. */
const stuck = new Set<string>()

/** Says that these rows cannot be read. @throws StorageProblem with them as its cause, unless moving them has failed before */
export function refuse(rows: UnfitRows): void {
  if (!stuck.has(rows.db + rows.store)) throw new StorageProblem('failed', rows)
}

/** Does `work`, and does it again once rows that it could not read have been set aside. */
export async function withoutUnfit<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const rows = (error as { cause?: UnfitRows }).cause
      if (!rows?.isUnfit) throw error
      try {
        await (await import('./aside.ts')).setAside(rows)
      } catch {
        stuck.add(rows.db + rows.store)
      }
    }
  }
}
