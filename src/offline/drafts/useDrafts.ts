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
    let current = true
    const read = () =>
      void listDrafts(enId).then(
        (found) => current && setDrafts(found),
        () => current && setDrafts([]),
      )
    read()
    const stop = listen((message) => message.type === 'drafts' && read())
    return () => {
      current = false
      stop()
    }
  }, [enId])
  return drafts
}
