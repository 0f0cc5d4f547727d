import { get, set } from 'idb-keyval'
import { city } from './store.ts'

/** Key of the store that tells the line; no key of a world. */
const KEY = 'line'

let cut: Promise<boolean> | undefined

/** Returns true while the person has cut the line between the portal and the city on this device. */
export const isLineCut = (): Promise<boolean> =>
  (cut ??= get<boolean>(KEY, city()).then(Boolean, () => false))

/** Cuts the line or restores it, also for a worker that is started later. */
export async function setLineCut(isCut: boolean): Promise<void> {
  cut = Promise.resolve(isCut)
  await set(KEY, isCut, city()).catch(() => undefined)
}
