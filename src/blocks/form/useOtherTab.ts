import { useEffect, useRef } from 'react'
import { HERE, listen } from '#offline/channel.ts'
import { draftId, loadDraft } from '#offline/drafts/drafts.ts'
import { useAccount } from '#session/account.ts'
import { merged } from './merge.ts'
import { restore } from './restore.ts'
import type { DraftState } from './useDraft.ts'

/**
 * Takes over what another tab has filled in of the same form: else each would write its own over the other's. What was
 * changed here since stays.
 * @param read the values as they are by now
 * @param take shows others in their place
 */
export function useOtherTab<Values extends object, Base>(
  { key: { form, record }, begun, schemaVersion }: DraftState<Values, Base>,
  read: () => Values,
  take: (values: Values) => void,
): void {
  const { enId } = useAccount()
  /** The values that are known to both. */
  const known = useRef<Values>(undefined)
  useEffect(() => {
    if (!begun) return undefined
    known.current = begun.values
    const key = { form, record }
    const id = draftId(enId, key)
    const follow = async () => {
      const kept = await loadDraft(key)
      if (!kept || kept.schema !== schemaVersion || !known.current) return
      const { values: theirs } = restore(begun.values, kept.values)
      const mine = read()
      take(merged(known.current, mine, theirs))
      known.current = theirs
    }
    return listen((message) => {
      if (message.type !== 'drafts' || message.id !== id) return
      if (message.by === HERE) known.current = read()
      // What the device could not read is not followed; it stays there.
      else follow().catch(() => undefined)
    })
  }, [begun, form, record, enId, schemaVersion, read, take])
}
