import { createStore, type UseStore } from 'idb-keyval'

let store: UseStore | undefined

/** Returns the store of the city on this device. */
export const city = (): UseStore => (store ??= createStore('portal-demo-city', 'city'))
