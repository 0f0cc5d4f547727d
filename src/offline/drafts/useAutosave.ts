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
import { draftId, saveDraft } from './drafts.ts'
import { removeUnloadDraft, writeUnloadDraft } from './unload-drafts.ts'
import type { Draft, DraftKey, LocalFile, ReceiptNo } from '#offline/outbox/item.ts'
import { openForms } from './open-forms.ts'
import { owner } from '#offline/owner.ts'
import { storageProblem } from '#offline/device/problem.ts'
import { common } from '#offline/view.ts'

/**
 * Longest time between a change that the form has followed and its being on the disk, in milliseconds: with what the form
 * takes to follow the typing (`blocks/form/useValues.tsx`), half a second.
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
  /** True from the first real edit on: before it nothing is kept. */
  dirty: boolean
  files: LocalFile[]
  /** The record that editing began from. */
  base?: unknown
  /** The newest receipt that was here when the form was begun. */
  asOf?: ReceiptNo
  /** What was typed by now, where a key draws nothing: the page may go at any time. */
  newest?: () => Pick<AutosaveInput, 'title' | 'values' | 'dirty' | 'files'>
}

const printOf = ({ values, files }: Pick<AutosaveInput, 'values' | 'files'>) =>
  JSON.stringify([values, files])

export interface Autosave {
  state: 'none' | 'saving' | 'saved' | 'failed'
  /** ISO. */
  savedAt?: string
  /** True where it outlives the page: on the disk, not in memory alone. */
  lasting: boolean
  /** Why it could not be kept, in words. */
  problem?: string
  /**
   * Keeps what is there now, at once; false where it could not be kept.
   * @param anyway also what was kept before or came from elsewhere: it may have been deleted in another tab since
   */
  flush: (anyway?: boolean) => Promise<boolean>
}

/**
 * Keeps a form on this device: at most 500 ms after a change, at once when the page hides or an update asks for it, and
 * besides in localStorage when the page is left (`unload-drafts.ts`).
 */
export function useAutosave(input: AutosaveInput): Autosave {
  const [status, setStatus] = useState<Omit<Autosave, 'flush' | 'lasting'>>({ state: 'none' })
  const { storage } = useSnapshot(common)
  const latest = useRef(input)
  const who = useRef(owner())
  const kept = useRef<string>(undefined)
  /** Print of what was written to localStorage as the page was left, until IndexedDB has it. */
  const said = useRef<string>(undefined)
  /** True once this form has kept its draft: then it is of this version. */
  const isKept = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const print = printOf(input)
  const { dirty } = input
  useLayoutEffect(() => {
    latest.current = input
    // The first letter counts before the form has followed it.
    if (!input.dirty && !input.newest?.().dirty) {
      // Whose form it is: the last letters go to them, also where somebody else has just taken the tab over.
      who.current = owner()
      // What a form begins with is nothing to keep.
      kept.current = print
      isKept.current = false
    }
    kept.current ??= print
  })

  const current = useCallback(() => {
    const { newest, ...drawn } = latest.current
    return { ...drawn, ...newest?.() }
  }, [])
  const unsay = useCallback(() => {
    said.current = undefined
    if (who.current) removeUnloadDraft(who.current.userId, draftId(who.current.enId, latest.current.key))
  }, [])
  const flush = useCallback(
    async (anyway = false) => {
      clearTimeout(timer.current)
      timer.current = undefined
      const { dirty, ...draft } = current()
      const now = printOf(draft)
      if (!anyway && (!dirty || kept.current === now)) {
        if (said.current !== undefined) unsay()
        return true
      }
      if (!isKept.current) setStatus((before) => ({ ...before, state: 'saving' }))
      try {
        const saved = await saveDraft(
          draft satisfies Omit<Draft, 'savedAt' | 'enId'>,
          who.current,
          isKept.current,
        )
        kept.current = now
        isKept.current = true
        if (said.current === now) unsay()
        // The note about it is less urgent than the next key.
        startTransition(() => setStatus({ state: 'saved', savedAt: saved.savedAt }))
        common.storageProblem = undefined
        return true
      } catch (error) {
        const problem = storageProblem(error).message
        setStatus({ state: 'failed', problem })
        common.storageProblem = problem
        return false
      }
    },
    [current, unsay],
  )

  const save = useEffectEvent(() => void flush())
  useEffect(() => {
    if (!dirty || kept.current === print) return
    // The first change is saved at once, since only a first save has to read before it writes. A page that is left gets no
    // answer to what it reads: a save that waits for one would keep the last letters from being written.
    timer.current ??= setTimeout(() => save(), isKept.current ? SAVE_WITHIN : 0)
  }, [dirty, print])

  useEffect(() => {
    openForms.add(flush)
    const hide = () => void flush()
    const leave = () => {
      const { dirty, ...draft } = current()
      const now = printOf(draft)
      if (dirty && kept.current !== now && who.current && common.storage === 'disk') {
        const { userId, enId } = who.current
        said.current = now
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

  const counted = useRef(0)
  const count = useCallback((dirty: boolean) => {
    common.dirtyForms += Number(dirty) - counted.current
    counted.current = Number(dirty)
  }, [])
  useEffect(() => count(current().dirty))
  useEffect(() => {
    // The press that leaves a field may be on a link, which is followed before the form knows of what was typed.
    const left = () => count(current().dirty)
    document.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('focusout', left)
      count(false)
    }
  }, [count, current])

  return { ...status, lasting: storage === 'disk', flush }
}
