import { attempt } from '#lib/attempt.ts'
import { setCut } from './line.ts'

/** Key in the session's storage that has the next page begin on an empty device. */
const FLAG = 'portal-demo-start-over'
/** Databases of the city itself, which has begun anew already. */
const CITY = /^portal-demo/

/** Begins the city anew and opens home on an empty device: without sign-in, drafts, queue and kept answers. */
export async function beginAgain(): Promise<void> {
  setCut(false)
  await fetch('/__mock/reset', { method: 'POST', body: '{}' })
  sessionStorage.setItem(FLAG, '')
  location.replace(portalPlace.base)
}

/** Empties the device if {@link beginAgain} has asked for it, before the portal reads anything. */
export function startOver(): void {
  if ((attempt(() => sessionStorage.getItem(FLAG)) ?? null) === null) return
  sessionStorage.clear()
  localStorage.clear()
  for (const pair of document.cookie.split('; '))
    if (pair.startsWith('portal_')) document.cookie = `${pair.split('=')[0]!}=; Max-Age=0; Path=/`
  void emptyDatabases()
}

/** Empties the stores of the portal's databases; other tabs may hold them open, so that none is deleted. */
async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.startsWith('portal-') || CITY.test(name)) continue
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const { result: db } = opening
      const names = [...db.objectStoreNames]
      if (names.length > 0) {
        const emptied = db.transaction(names, 'readwrite')
        for (const store of names) emptied.objectStore(store).clear()
      }
      db.close()
    }
  }
}
