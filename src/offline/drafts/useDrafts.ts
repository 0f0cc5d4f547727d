import { useEffect, useState } from 'react'
import { listen } from '#offline/channel.ts'
import { listDrafts } from './drafts.ts'
import type { Draft } from '#offline/outbox/item.ts'

/**
 * Returns the drafts of one enterprise of the signed-in user, newest first, and follows changes of every tab. Undefined
 * until they are read.
 */
export function useDrafts(enId: string): Draft[] | undefined {
  const [drafts, setDrafts] = useState<Draft[]>()
  useEffect(() => {
    let reads = 0
    const read = () => {
      // Shows only the last read, because the device may hold back an earlier one until a draft was deleted.
      const turn = (reads += 1)
      void listDrafts(enId).then(
        (found) => turn === reads && setDrafts(found),
        () => turn === reads && setDrafts([]),
      )
    }
    read()
    const stop = listen((message) => message.type === 'drafts' && read())
    return () => {
      reads = -1
      stop()
    }
  }, [enId])
  return drafts
}
