import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { bringPack } from '#offline/packs/bring.ts'
import { piecesOf } from '#offline/packs/kinds.ts'
import type { CheckedPack, Job } from '#offline/packs/pack.ts'
import { showToast } from '#ui/state/Toast.tsx'

/** Returns the way to bring a pack at a person's request, and how many pieces have come; undefined while none comes. */
export function useBringing() {
  const client = useQueryClient()
  const [done, setDone] = useState<number>()
  const bring = async (job: Job, tell?: (pack: CheckedPack) => void) => {
    setDone(0)
    try {
      let count = 0
      await bringPack(job, await piecesOf(client, job), (pack) => {
        count += 1
        setDone(count)
        tell?.(pack)
      })
    } catch (error) {
      showToast(messageOf(error))
    }
    setDone(undefined)
  }
  return { done, bring }
}
