import { useEffect, useEffectEvent } from 'react'

/**
 * Runs an effect at first and whenever one of the triggers changes, none of which it needs to read: to look again after a
 * change of person, to count anew. What it reads is read as it is then.
 * @param run may return a cleanup, which runs before the next time and at the end
 */
export function useEffectOn(triggers: readonly unknown[], run: () => void | (() => void)): void {
  const now = useEffectEvent(run)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- its purpose
  useEffect(() => now(), triggers)
}
