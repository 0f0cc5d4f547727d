import { type StoreName, transactOnce, type Work } from './db.ts'
import { withoutInvalidRows } from './invalid-rows.ts'

/**
 * Runs `work` over several stores in one transaction: all of it or nothing, on disk when this returns (durability
 * strict). `work` may await requests of these stores only. It runs again if the stores did not answer the first time,
 * and after an invalid row was found and moved aside. With `canWait`, a hidden page aborts it and repeats it when shown
 * again; never used for typed text and submits.
 * @throws StorageProblem
 */
export const transact = <T>(db: string, names: StoreName[], work: Work<T>, canWait?: boolean): Promise<T> =>
  withoutInvalidRows(() => transactOnce(db, names, work, canWait))
