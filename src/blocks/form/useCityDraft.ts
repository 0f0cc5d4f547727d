import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, isTransient } from '#api/call/error.ts'
import type { Autosave } from '#offline/drafts/useAutosave.ts'
import { useDeviceState } from '#offline/view.ts'

/** Pause in typing before a save to the city, in milliseconds. */
const QUIET_MS = 3_000
/** Delay before a save that failed on the network is retried, in milliseconds. */
export const RETRY_MS = 30_000

export type CityState = 'none' | 'saving' | 'saved' | 'failed'

interface CityDraftInput<Values, Kept, Saved, Current> {
  form: { autosave: Pick<Autosave, 'state'>; isSending: boolean; sentId: string | undefined }
  /** Current values of the form. */
  values: Values
  /** Body to save at the city; undefined while there is none. An unchanged body is not sent twice. */
  kept: Kept | undefined
  /** Saves the body as one record: the first save creates it, later ones update it. */
  save: (kept: Kept) => Promise<Saved>
  /** Parses the city's current version from a conflict; undefined if it is invalid. */
  read: (current: unknown) => Current | undefined
  /** Returns true if the city's version equals the sent body. */
  isSame: (sent: Kept, current: Current) => boolean
  /** Called with the record and version that the next save must name. */
  onSaved: (saved: Saved | Current) => void
  /** Called if the city no longer has the record. */
  onGone?: () => void
}

/**
 * Saves a form's draft at the city as well, when the network allows, always as one record. A version saved by another
 * device meanwhile is returned as a conflict (`other`), and nothing is sent until the user has resolved it.
 */
export function useCityDraft<Values, Kept, Saved, Current>(
  input: CityDraftInput<Values, Kept, Saved, Current>,
) {
  const { form, kept } = input
  const { reach } = useDeviceState()
  const [state, setState] = useState<CityState>('none')
  const [reason, setReason] = useState<string>()
  const [other, setOther] = useState<Current>()
  const fingerprint = JSON.stringify(kept)
  const lastSaved = useRef<string>(undefined)
  /** Last body sent without an answer: the city may have saved it. */
  const unanswered = useRef<Kept>(undefined)
  /** Values last accepted by the city from this device, if known: a field equal to them was not edited since. */
  const [base, setBase] = useState<Values>()
  /** Save in progress. */
  const pending = useRef<Promise<unknown>>(undefined)
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  // Allows one save at a time: a second first save, sent before the first has returned its id, would look like another
  // device's.
  const isBusy = state === 'saving' || form.isSending || form.sentId !== undefined
  const may = kept !== undefined && form.autosave.state === 'saved' && reach === 'online' && !other && !isBusy
  useEffect(() => {
    if (!may || lastSaved.current === fingerprint) return
    const save = () => {
      const { values, kept: sent, save, read, isSame, onSaved, onGone } = latest.current
      if (sent === undefined) return
      setState('saving')
      const saved = (at: Saved | Current, isAll = true) => {
        if (isAll) lastSaved.current = fingerprint
        setBase(isAll ? values : undefined)
        onSaved(at)
        setState(isAll ? 'saved' : 'none')
      }
      const failed = (error: unknown) => {
        const conflict = error instanceof ApiError && error.kind === 'conflict'
        const current = conflict ? read(error.current) : undefined
        if (current !== undefined) {
          // A current version equal to a body sent from here is no conflict: only the answer was lost.
          if (isSame(sent, current)) return saved(current)
          if (unanswered.current !== undefined && isSame(unanswered.current, current))
            return saved(current, false)
          setOther(current)
        }
        if (error instanceof ApiError && error.missing && onGone) {
          onGone()
          return setState('none')
        }
        // A refused body is not sent again unchanged; a body lost on the network is retried.
        if (isTransient(error)) unanswered.current = sent
        else lastSaved.current = fingerprint
        setReason(error instanceof Error ? error.message : undefined)
        setState('failed')
      }
      pending.current = save(sent).then((one) => saved(one), failed)
    }
    const timer = setTimeout(save, state === 'failed' ? RETRY_MS : QUIET_MS)
    return () => clearTimeout(timer)
  }, [may, fingerprint, state])
  return {
    state,
    reason,
    other,
    base,
    /** True if a save may be sent now. */
    may,
    /** Resolves when no save is in progress. */
    settled: () => Promise.resolve(pending.current),
    /** Continues from the city's version, once the user has chosen. */
    resolve: (current: Current) => {
      latest.current.onSaved(current)
      lastSaved.current = undefined
      setBase(undefined)
      setOther(undefined)
      setState('none')
    },
  }
}
