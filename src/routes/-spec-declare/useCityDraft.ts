import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { call } from '#api/call/call.ts'
import { ApiError, isPassing } from '#api/call/error.ts'
import { declare } from '#api/declare.ts'
import { ZjtxRecord } from '#api/zjtx.ts'
import { useCommon } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import type { SpecialForm } from './useSpecial.ts'
import { differing, draftForm } from './values.ts'

/** How long nothing must have been typed before the city is told, in milliseconds. */
const QUIET = 3_000
/** How long until what the line lost is tried once more, in milliseconds. */
const AGAIN = 30_000

export type CityState = 'none' | 'saving' | 'saved' | 'failed'

/**
 * Keeps the draft at the city, too, when that can be: one record however often. What another device has saved meanwhile
 * comes back as a conflict, and nothing is sent until somebody has chosen.
 */
export function useCityDraft(form: SpecialForm, isReview: boolean) {
  const { enId } = useAccount()
  const { reach } = useCommon()
  const [state, setState] = useState<CityState>('none')
  const [reason, setReason] = useState<string>()
  const [other, setOther] = useState<ZjtxRecord>()
  const { values, autosave, set, item, sentId } = form
  const kept = draftForm(values.form)
  const files = values.materials.flatMap(({ name, files }) =>
    files.filter(({ filePath }) => !filePath.startsWith('local:')).map((file) => ({ ...file, name })),
  )
  const print = JSON.stringify([kept, files])
  const done = useRef<string>(undefined)
  /** What was sent last without an answer: the city may hold it. */
  const unheard = useRef<ZjtxRecord['form']>(undefined)
  const body = {
    ...(values.city.id ? values.city : {}),
    declareEntId: item.id,
    declareEnId: enId,
    form: kept,
    materials: files,
  }
  const latest = useRef(body)
  latest.current = body
  const isAsked = other !== undefined || isReview
  // One after the other: a second first save, begun before the first has its number, would look like another device's.
  const isBusy = state === 'saving' || form.isSending || sentId !== undefined
  const may = autosave.state === 'saved' && reach === 'online' && !isAsked && !isBusy
  useEffect(() => {
    if (!may || done.current === print) return
    const save = () => {
      setState('saving')
      const body = latest.current
      const saved = ({ id, version }: Pick<ZjtxRecord, 'id' | 'version'>, isAll = true) => {
        if (isAll) done.current = print
        set('city', { id, version })
        setState(isAll ? 'saved' : 'none')
      }
      const failed = (error: unknown) => {
        const conflict = error instanceof ApiError && error.kind === 'conflict'
        const current = conflict ? v.safeParse(ZjtxRecord, error.current) : undefined
        if (current?.success) {
          const isAtCity = (sent: ZjtxRecord['form'] | undefined) =>
            sent !== undefined && differing(sent, current.output.form).length === 0
          // What the city holds as it was sent from here is no other device's: the line lost the answer.
          if (isAtCity(body.form)) return saved(current.output)
          if (isAtCity(unheard.current)) return saved(current.output, false)
          setOther(current.output)
        }
        // What the city refuses is not sent again as it is; what the line lost is, once it is there again.
        if (isPassing(error)) unheard.current = body.form
        else done.current = print
        setReason(error instanceof Error ? error.message : undefined)
        setState('failed')
      }
      call(declare.zjtxDraft, { body }, { quiet: true }).then((one) => saved(one), failed)
    }
    const timer = setTimeout(save, state === 'failed' ? AGAIN : QUIET)
    return () => clearTimeout(timer)
  }, [may, print, set, state])
  return {
    state,
    reason,
    other,
    /** Goes on from what the city has, with the fields that were chosen. */
    resolve: (record: ZjtxRecord) => {
      set('city', { id: record.id, version: record.version })
      done.current = undefined
      setOther(undefined)
      setState('none')
    },
  }
}
