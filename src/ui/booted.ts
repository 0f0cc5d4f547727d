import { startTransition, useEffect, useState } from 'react'

let booted = false
let place: string | undefined
const listeners = new Set<() => void>()

/** Says that what the device keeps is back and it is known who is signed in. */
export function setBooted(): void {
  booted = true
  place = (history.state as { __TSR_key?: string } | null)?.__TSR_key
  listeners.forEach((listener) => listener())
}

/** The router's key of the place in the history that the portal began at; undefined before it is booted. */
export const firstPlace = (): string | undefined => place

/**
 * False while the first screen stands there as it was built, and until the device's own things are back; what depends
 * on data, time or the person is shown from then on, so that the page takes over what was built without a change. Much
 * waits for it: it is shown in slices, so that what is pressed meanwhile is answered.
 */
export function useBooted(): boolean {
  const [shown, setShown] = useState(booted)
  useEffect(() => {
    if (shown) return
    const show = () => startTransition(() => setShown(true))
    if (booted) return show()
    listeners.add(show)
    return () => void listeners.delete(show)
  }, [shown])
  return shown
}
