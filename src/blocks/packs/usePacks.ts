import { useState } from 'react'
import { listen } from '#offline/channel.ts'
import type { CheckedPack } from '#offline/packs/pack.ts'
import { checkedPacks } from '#offline/packs/store.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

/**
 * Returns the user's packs with what the device holds of them, read again after any change by any tab; undefined until they
 * are read, empty if the device cannot be read.
 * @param who user and enterprise; another value reads again
 */
export function usePacks(who: string): readonly CheckedPack[] | undefined {
  const [packs, setPacks] = useState<readonly CheckedPack[]>()
  useEffectOn([who], () => {
    let isCurrent = true
    const look = () =>
      void checkedPacks().then(
        (found) => isCurrent && setPacks(found),
        () => isCurrent && setPacks([]),
      )
    look()
    const stop = listen(({ type }) => type === 'packs' && look())
    return () => {
      isCurrent = false
      stop()
    }
  })
  return packs
}
