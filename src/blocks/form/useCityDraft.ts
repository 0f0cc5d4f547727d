import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, isPassing } from '#api/call/error.ts'
import type { Autosave } from '#offline/drafts/useAutosave.ts'
import { useCommon } from '#offline/view.ts'

/** How long nothing must have been typed before the city is told, in milliseconds. */
const QUIET = 3_000
/** How long until what the line lost is tried once more, in milliseconds. */
export const AGAIN = 30_000

export type CityState = 'none' | 'saving' | 'saved' | 'failed'

interface CityDraftInput<Values, Kept, Saved, Current> {
  form: { autosave: Pick<Autosave, 'state'>; isSending: boolean; sentId: string | undefined }
  /** The form as it is typed. */
  values: Values
  /** What the city is to hold; undefined while there is nothing to send. What is the same is not sent twice. */
  kept: Kept | undefined
  /** Sends it, as the record that it has been from its first time on. */
  save: (kept: Kept) => Promise<Saved>
  /** Reads what the city answers to a version that has moved on; undefined where it says nothing of use. */
  read: (current: unknown) => Current | undefined
  /** True where the city holds what was sent. */
  isSame: (sent: Kept, current: Current) => boolean
  /** Told the record and version that the next save goes on from. */
  onSaved: (saved: Saved | Current) => void
  /** Told that the city has the record no more. */
  onGone?: () => void
}

/**
 * Keeps a form's draft at the city, too, when that can be: one record however often. What another device has saved
 * meanwhile comes back as a conflict (`other`), and nothing is sent until somebody has chosen.
 */
export function useCityDraft<Values, Kept, Saved, Current>(
  input: CityDraftInput<Values, Kept, Saved, Current>,
) {
  const { form, kept } = input
  const { reach } = useCommon()
  const [state, setState] = useState<CityState>('none')
  const [reason, setReason] = useState<string>()
  const [other, setOther] = useState<Current>()
  const print = JSON.stringify(kept)
  const done = useRef<string>(undefined)
  /** What was sent last without an answer: the city may hold it. */
  const unheard = useRef<Kept>(undefined)
  /** The form as the city last took it from here, where that is known: what is still so was not touched since. */
  const [base, setBase] = useState<Values>()
  /** The save that is under way. */
  const busy = useRef<Promise<unknown>>(undefined)
  const latest = useRef(input)
  useLayoutEffect(() => {
    latest.current = input
  })
  // One after the other: a second first save, begun before the first has its number, would look like another device's.
  const isBusy = state === 'saving' || form.isSending || form.sentId !== undefined
  const may = kept !== undefined && form.autosave.state === 'saved' && reach === 'online' && !other && !isBusy
  useEffect(() => {
    if (!may || done.current === print) return
    const save = () => {
      const { values, kept: sent, save, read, isSame, onSaved, onGone } = latest.current
      if (sent === undefined) return
      setState('saving')
      const saved = (at: Saved | Current, isAll = true) => {
        if (isAll) done.current = print
        setBase(isAll ? values : undefined)
        onSaved(at)
        setState(isAll ? 'saved' : 'none')
      }
      const failed = (error: unknown) => {
        const conflict = error instanceof ApiError && error.kind === 'conflict'
        const current = conflict ? read(error.current) : undefined
        if (current !== undefined) {
          // What the city holds as it was sent from here is no other device's: the line lost the answer.
          if (isSame(sent, current)) return saved(current)
          if (unheard.current !== undefined && isSame(unheard.current, current)) return saved(current, false)
          setOther(current)
        }
        if (error instanceof ApiError && error.missing && onGone) {
          onGone()
          return setState('none')
        }
        // What the city refuses is not sent again as it is; what the line lost is, once it is there again.
        if (isPassing(error)) unheard.current = sent
        else done.current = print
        setReason(error instanceof Error ? error.message : undefined)
        setState('failed')
      }
      busy.current = save(sent).then((one) => saved(one), failed)
    }
    const timer = setTimeout(save, state === 'failed' ? AGAIN : QUIET)
    return () => clearTimeout(timer)
  }, [may, print, state])
  return {
    state,
    reason,
    other,
    base,
    /** The city may be told something now. */
    may,
    /** Ends when nothing is on its way to the city. */
    settled: () => Promise.resolve(busy.current),
    /** Goes on from what the city has, once somebody has chosen. */
    resolve: (current: Current) => {
      latest.current.onSaved(current)
      done.current = undefined
      setBase(undefined)
      setOther(undefined)
      setState('none')
    },
  }
}
