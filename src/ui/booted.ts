import { startTransition, useEffect, useState } from 'react'

let booted = false
let place: string | undefined
const listeners = new Set<() => void>()

/** Announces that the device's data is restored and the signed-in user is known. */
export function setBooted(): void {
  booted = true
  place = (history.state as { __TSR_key?: string } | null)?.__TSR_key
  listeners.forEach((listener) => listener())
}

/** Returns the router's history key of the portal's first page; undefined before the start is complete. */
export const firstHistoryKey = (): string | undefined => place

/**
 * Returns false while the prerendered first screen is shown, until the device's data is restored. Content that depends on
 * data, time or the user renders only afterwards, so that hydration finds the same markup. Updates in a transition,
 * because many components wait for it and presses must be handled meanwhile.
 */
export function useHasBooted(): boolean {
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
