import { useState } from 'react'
import * as v from 'valibot'
import { useUnsent } from '#blocks/useUnsent.ts'
import { useAccount } from '#session/account.ts'
import { keepTypedWords, readTalks } from './talk-store.ts'
import { useEffectOn } from '#ui/useEffectOn.ts'

const Text = v.string()

/**
 * Returns the unsent text of a conversation and its setter. The text survives a reload in this tab, and for a member
 * a closed tab on this device.
 * @param name name of the conversation
 */
export function useTyped(name: string): [string, (words: string) => void] {
  const { userInfo } = useAccount()
  const [inTab, keepInTab] = useUnsent(`talk:${name}`, Text)
  const [stored, setStored] = useState('')
  useEffectOn([name, userInfo?.id], () => {
    let current = true
    readTalks().then(
      ({ typed }) => current && setStored(typed[name] ?? ''),
      () => undefined,
    )
    return () => void (current = false)
  })
  return [
    inTab ?? stored,
    (words) => {
      setStored('')
      keepInTab(words || undefined)
      void keepTypedWords(name, words)
    },
  ]
}
