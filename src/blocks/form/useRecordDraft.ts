import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { keptOrSaid } from '#blocks/kept-or-said.ts'
import { type Draft, takenOutAs } from '#offline/outbox/item.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { type AtCity, isAlike, keepable, nowhere } from './city-draft.ts'
import { cityIdOf } from './city-id.ts'
import { localFiles } from './local-files.ts'
import { useCityDraft } from './useCityDraft.ts'

/** The line between a form and its draft at the city: what a submit must know before the form is drawn anew. */
function makeLine() {
  let newest: AtCity | undefined
  let settled: () => Promise<unknown> = () => Promise.resolve()
  return {
    /** Ends when nothing is on its way to the city. */
    settled: () => settled(),
    onTheWay: (until: () => Promise<unknown>) => void (settled = until),
    /** Told the city's last answer. */
    heard: (at: AtCity) => void (newest = at),
    /** Where the draft stands, the last answer included. */
    standing: (at: AtCity): AtCity => {
      const isSame = newest && (at.id ? newest.id === at.id : newest.key === at.key)
      return newest && isSame && newest.version > at.version ? newest : at
    },
    /**
     * The draft of a form, whose discarding deletes at the city what was begun here.
     * @param drop puts the deletion into the outbox
     */
    along: <Draft extends Discarded>(draft: Draft, drop: (at: AtCity) => Promise<unknown>): Draft => ({
      ...draft,
      discard: async () => {
        await settled()
        const at = newest ?? draft.begun?.values.city
        newest = undefined
        await draft.discard()
        if (at?.id) await keptOrSaid(() => drop(at))
      },
    }),
  }
}

/** The line along which a form hands in its draft; made before the form. */
export const useCityLine = (): City => useState(makeLine)[0]
type City = ReturnType<typeof makeLine>

interface Discarded {
  begun: { values: { city: AtCity } } | undefined
  discard: () => Promise<void>
}
interface RecordForm<Values> {
  values: Values
  isDirty: boolean
  autosave: { state: 'none' | 'saving' | 'saved' | 'failed' }
  isSending: boolean
  sentId: string | undefined
  draft: { begun: { kept: Pick<Draft, 'takenOut'> | undefined } | undefined }
  set: (name: 'city', value: AtCity) => void
}

interface RecordDraftInput<Values, S extends v.GenericSchema, Current> {
  form: RecordForm<Values>
  city: City
  /** False where the record is no draft: what was published is not kept half-written. */
  isDraft: boolean
  /** The body of a draft, and the contract's schema of it. */
  toBody: (values: Values) => object
  schema: S
  save: (body: v.InferInput<S>) => Promise<{ id: string; version: number }>
  /** The record as its owner reads it, for a conflict. */
  shape: v.GenericSchema<unknown, Current>
  toValues: (current: Current) => Values
}

/**
 * Keeps the draft of a record at the city besides the device: from the first edit on one record there however often, and
 * the one that is handed in. Files that are only here, and what is not well yet, stay on the device.
 */
export function useRecordDraft<
  Values extends { city: AtCity },
  S extends v.GenericSchema,
  Current extends { id: string; version: number },
>(input: RecordDraftInput<Values, S, Current>) {
  const { form, city, isDraft, toBody, schema, save, shape, toValues } = input
  const { values, isDirty, set, draft } = form
  const goesOn = draft.begun?.kept
  // What was taken out of the outbox to be looked at may go back: the city is told nothing else of it until it is changed.
  const found = goesOn !== undefined && !takenOutAs(goesOn)
  const isBegun = isDraft && (isDirty || found)
  const kept = useMemo(() => {
    const { city: _, ...typed } = values
    return isBegun ? keepable(schema, toBody(typed as Values)) : undefined
  }, [isBegun, schema, toBody, values])
  const { id, version, key } = values.city
  // The key is on the device before it is first sent.
  useEffect(() => {
    if (kept && !id && !key) set('city', { id, version, key: crypto.randomUUID() })
  }, [kept, id, version, key, set])
  const { state } = form.autosave
  const at = useCityDraft({
    // A draft that was found here is kept here, before anything more is typed.
    form: { ...form, autosave: { state: found && state === 'none' ? 'saved' : state } },
    values,
    kept: id || key ? kept?.body : undefined,
    save: (body) => {
      const { id, version, key } = city.standing(values.city)
      return save({ ...(body as object), ...(id ? { id, version } : { draftKey: key }) } as v.InferInput<S>)
    },
    read: (current) => {
      const parsed = v.safeParse(shape, current)
      return parsed.success ? parsed.output : undefined
    },
    isSame: (sent, current) => isAlike(sent, keepable(schema, toBody(toValues(current)))?.body),
    onSaved: ({ id, version }) => {
      const next = { id, version, key }
      city.heard(next)
      set('city', next)
    },
    onGone: () => set('city', nowhere),
  })
  const { settled } = at
  useEffect(() => city.onTheWay(settled))
  const isPartial = kept?.isWhole === false || localFiles(values).length > 0
  return { ...at, isPartial }
}

/**
 * The record under which this device keeps a draft of the city's: that of the form it was begun in, its id otherwise.
 * Undefined while the device is read.
 */
export function useDraftAbout(form: string, id: string): string | undefined {
  const { enId } = useAccount()
  const drafts = useDrafts(enId)
  const [record, setRecord] = useState<string>()
  if (drafts && record === undefined)
    setRecord(drafts.find((one) => one.key.form === form && cityIdOf(one) === id)?.key.record ?? id)
  return record
}
