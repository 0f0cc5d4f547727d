import { useState } from 'react'
import type { Tag } from '#api/tag.ts'
import { follow, stop } from '#features/policy/follow.ts'
import type { Following } from '#features/policy/following.ts'
import type { Done } from '#ui/state/UndoBar.tsx'

/**
 * Subscribes and unsubscribes; returns the last removal for the undo bar, until it is undone or another
 * subscription is added.
 */
export function useStopping() {
  const [done, setDone] = useState<Done>()
  const onStop = async (one: Following | Tag) => {
    if (await stop(one)) {
      setDone({
        text: `已${one.search === undefined ? '取消订阅' : '删除搜索'}“${one.name}”`,
        undo: () => void follow(one),
      })
    }
  }
  const onFollow = async (one: Following | Tag) => {
    if (await follow(one)) setDone(undefined)
  }
  return { done, close: () => setDone(undefined), onStop, onFollow }
}
