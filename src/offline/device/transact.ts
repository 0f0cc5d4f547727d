import { type StoreName, transactOnce, type Work } from './db.ts'
import { withoutUnfit } from './unfit.ts'

/**
 * Does `work` over several stores in one transaction: all of it or nothing. It is on the disk when this returns
 * (durability strict). `work` may await requests of these stores, nothing else; it is done a second time where the
 * stores did not answer the first time, and begins again where it has met a row that does not fit, which is then set
 * aside. A page that is left gives it up and does it on the way back, where it `canWait`: never what somebody has typed
 * or hands in.
 * @throws StorageProblem
 */
export const transact = <T>(db: string, names: StoreName[], work: Work<T>, canWait?: boolean): Promise<T> =>
  withoutUnfit(() => transactOnce(db, names, work, canWait))
