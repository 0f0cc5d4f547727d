import { useEffect, useRef } from 'react'
import { HERE, listen } from '#offline/channel.ts'
import { draftId, loadDraft } from '#offline/drafts/drafts.ts'
import { useAccount } from '#session/account.ts'
import { merged } from './merge.ts'
import { restore } from './restore.ts'
import type { DraftState } from './useDraft.ts'

/**
 * Merges what another tab has typed into the same form; otherwise the tabs would overwrite each other. Changes made
 * here since the last merge stay. Price: each save is read once by every other tab with the form.
 * @param read returns the current values
 * @param take replaces the values
 */
export function useOtherTab<Values extends object, Base>(
  { key: { form, record }, begun, schemaVersion }: DraftState<Values, Base>,
  read: () => Values,
  take: (values: Values) => void,
): void {
  const { enId } = useAccount()
  /** Values common to both tabs, the base of the next merge. */
  const common = useRef<Values>(undefined)
  useEffect(() => {
    if (!begun) return undefined
    common.current = begun.values
    const key = { form, record }
    const id = draftId(enId, key)
    const follow = async () => {
      const kept = await loadDraft(key)
      if (!kept || kept.schema !== schemaVersion || !common.current) return
      const { values: theirs } = restore(begun.values, kept.values)
      const mine = read()
      take(merged(common.current, mine, theirs))
      common.current = theirs
    }
    return listen((message) => {
      if (message.type !== 'drafts' || message.id !== id) return
      if (message.by === HERE) common.current = read()
      // A failed read is ignored; the draft stays on the device.
      else follow().catch(() => undefined)
    })
  }, [begun, form, record, enId, schemaVersion, read, take])
}
