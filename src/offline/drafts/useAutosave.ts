import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSnapshot } from 'valtio'
import { cityNow } from '#lib/clock.ts'
import { listen } from '#offline/channel.ts'
import { draftId, saveDraft } from './drafts.ts'
import { removeUnloadDraft, writeUnloadDraft } from './unload-drafts.ts'
import type { Draft, DraftKey, LocalFile, ReceiptNo } from '#offline/outbox/item.ts'
import { openForms } from './open-forms.ts'
import { owner } from '#offline/owner.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { deviceState } from '#offline/view.ts'

/**
 * Maximum milliseconds from a form's render of a change to its save; with the render delay of typing
 * (`blocks/form/useValues.tsx`), half a second.
 */
const SAVE_WITHIN = 350

export interface AutosaveInput {
  key: DraftKey
  /** Version of the shape of `values`. */
  schema: number
  title: string
  /** Address that opens the form with this draft. */
  href: string
  values: unknown
  /** True from the first edit on; nothing is saved before it. */
  dirty: boolean
  files: LocalFile[]
  /** The record on which the edit is based. */
  base?: unknown
  /** Newest receipt on this device when the form was opened. */
  asOf?: ReceiptNo
  /**
   * Returns the current typed values, which a key press does not render at once, because the page may close at any
   * time.
   */
  newest?: () => Pick<AutosaveInput, 'title' | 'values' | 'dirty' | 'files'>
}

const printOf = ({ values, files }: Pick<AutosaveInput, 'values' | 'files'>) =>
  JSON.stringify([values, files])

export interface Autosave {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** ISO time. */
  savedAt?: string
  /** True if the save outlives the page: on disk, not only in memory. */
  lasting: boolean
  /** Reason of a failed save, in words. */
  problem?: string
  /**
   * Saves the current values at once; returns false if they could not be saved.
   * @param force also saves unchanged or restored values, because another tab may have deleted them
   */
  flush: (force?: boolean) => Promise<boolean>
}

/**
 * Saves a form on this device: at most 500 ms after a change, at once when the page is hidden or an update requests it,
 * and also in localStorage when the page is left (`unload-drafts.ts`).
 */
export function useAutosave(input: AutosaveInput): Autosave {
  const [status, setStatus] = useState<Omit<Autosave, 'flush' | 'lasting'>>({ state: 'none' })
  const { storage } = useSnapshot(deviceState)
  const latest = useRef(input)
  const who = useRef(owner())
  const savedPrint = useRef<string>(undefined)
  /** Print of the values written to localStorage at unload, until IndexedDB has them. */
  const unloadPrint = useRef<string>(undefined)
  /** True after this form has saved its draft, so that the draft's version is known. */
  const hasSaved = useRef(false)
  /** Number of removals of the draft while the form is open; a save that began before one writes nothing. */
  const removals = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const print = printOf(input)
  const { dirty } = input
  useLayoutEffect(() => {
    latest.current = input
    // Includes the first letter, which the form has not rendered yet.
    if (!input.dirty && !input.newest?.().dirty) {
      // Remembers the form's owner, who gets the last letters even if somebody else has just signed in in this tab.
      who.current = owner()
      // Treats the initial values as saved, because they need no draft.
      savedPrint.current = print
      hasSaved.current = false
    }
    savedPrint.current ??= print
  })

  const current = useCallback(() => {
    const { newest, ...drawn } = latest.current
    return { ...drawn, ...newest?.() }
  }, [])
  const removeUnload = useCallback(() => {
    unloadPrint.current = undefined
    if (who.current) removeUnloadDraft(who.current.userId, draftId(who.current.enId, latest.current.key))
  }, [])
  const flush = useCallback(
    async (force = false) => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { dirty, ...draft } = current()
      const now = printOf(draft)
      if (!force && (!dirty || savedPrint.current === now)) {
        if (unloadPrint.current !== undefined) removeUnload()
        return true
      }
      if (!hasSaved.current) setStatus((before) => ({ ...before, state: 'saving' }))
      try {
        const turn = removals.current
        const isWanted = () => removals.current === turn
        const saved = await saveDraft(
          draft satisfies Omit<Draft, 'savedAt' | 'enId'>,
          who.current,
          hasSaved.current,
          isWanted,
        )
        if (!isWanted()) return true
        savedPrint.current = now
        hasSaved.current = true
        if (unloadPrint.current === now) removeUnload()
        // Renders the save state with low priority, after the next key press.
        startTransition(() => setStatus({ state: 'saved', savedAt: saved.savedAt }))
        deviceState.storageProblem = undefined
        return true
      } catch (error) {
        const problem = storageProblem(error).message
        setStatus({ state: 'failed', problem })
        deviceState.storageProblem = problem
        return false
      }
    },
    [current, removeUnload],
  )

  useEffect(
    () =>
      listen((message) => {
        if (message.type !== 'removing' || message.userId !== who.current?.userId) return
        const id = draftId(who.current.enId, latest.current.key)
        if (!(message.ids ?? [id]).includes(id)) return
        removals.current += 1
        // Takes what was typed until now as saved; only a later edit begins the draft anew.
        clearTimeout(timer.current)
        timer.current = undefined
        savedPrint.current = printOf(current())
        hasSaved.current = false
        removeUnload()
        setStatus({ state: 'none' })
      }),
    [current, removeUnload],
  )

  const save = useEffectEvent(() => void flush())
  useEffect(() => {
    if (!dirty || savedPrint.current === print) return
    // Saves the first change at once, because only a first save reads before it writes. A page that is left gets no
    // answer to a read, so a later save that waits for one would lose the last letters.
    timer.current ??= setTimeout(() => save(), hasSaved.current ? SAVE_WITHIN : 0)
  }, [dirty, print])

  useEffect(() => {
    openForms.add(flush)
    const hide = () => void flush()
    const leave = () => {
      const { dirty, ...draft } = current()
      const now = printOf(draft)
      if (dirty && savedPrint.current !== now && who.current && deviceState.storage === 'disk') {
        const { userId, enId } = who.current
        unloadPrint.current = now
        writeUnloadDraft(userId, draftId(enId, draft.key), {
          ...draft,
          enId,
          savedAt: new Date(cityNow()).toISOString(),
        })
      }
      hide()
    }
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      openForms.delete(flush)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      void flush()
    }
  }, [current, flush])

  const countedEdits = useRef(0)
  const count = useCallback((dirty: boolean) => {
    deviceState.dirtyForms += Number(dirty) - countedEdits.current
    countedEdits.current = Number(dirty)
  }, [])
  useEffect(() => count(current().dirty))
  useEffect(() => {
    // Counts edits on focusout, because the press that leaves a field may follow a link before the form has rendered
    // the typed text.
    const onFocusOut = () => count(current().dirty)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusout', onFocusOut)
      count(false)
    }
  }, [count, current])

  return { ...status, lasting: storage === 'disk', flush }
}
