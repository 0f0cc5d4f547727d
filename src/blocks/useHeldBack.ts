import { useEffect, useState } from 'react'

/** Milliseconds for which parts of a page wait for each other. */
const AT_MOST = 2_000

/**
 * Says whether what is there already is held back for what is still on its way, so that they come together and none
 * pushes another: for two seconds at most.
 * @param of what it is about; for another one it is held anew
 */
export function useHeldBack(isComing: boolean, of = ''): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setLate(of), AT_MOST)
    return () => clearTimeout(timer)
  }, [isComing, of])
  return isComing && late !== of
}
