import { useEffect, useEffectEvent } from 'react'

/**
 * Runs an effect on mount and whenever a trigger changes, even if the effect does not read it: to reload after a change of
 * user, to restart a count. The effect sees current values.
 * @param run may return a cleanup, which runs before the next run and on unmount
 */
export function useEffectOn(triggers: readonly unknown[], run: () => void | (() => void)): void {
  const now = useEffectEvent(run)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- its purpose
  useEffect(() => now(), triggers)
}
