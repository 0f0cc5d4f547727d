import { StorageProblem } from './problem.ts'
import type { StoreName } from './db.ts'

/** Rows of a store that are not what the portal wrote: they are set aside, and what was being done is done again. */
export class Unfit extends StorageProblem {
  constructor(
    readonly db: string,
    readonly store: StoreName,
    readonly keys: IDBValidKey[],
    /** Asked again where they are moved: another tab may have been there. */
    readonly isUnfit: (value: unknown) => boolean,
  ) {
    super('failed')
  }
}

/** Stores whose unfit rows could not be moved (a full disk): from then on they count as absent on this page. */
const stuck = new Set<string>()
const placeOf = ({ db, store }: Unfit) => `${db} ${store}`

/** Says that these rows cannot be read. @throws Unfit unless moving them has failed before */
export function refuse(unfit: Unfit): void {
  if (!stuck.has(placeOf(unfit))) throw unfit
}

/** Does `work`, and does it again once rows that it could not read have been set aside. */
export async function withoutUnfit<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      await import('./aside.ts')
        .then(({ setAside }) => setAside(error))
        .catch(() => stuck.add(placeOf(error)))
    }
  }
}
