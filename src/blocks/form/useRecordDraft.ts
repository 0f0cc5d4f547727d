import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { storeOrToast } from '#blocks/store-or-toast.ts'
import { type Draft, itemIdOfDraft } from '#offline/outbox/item.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { type AtCity, isEqual, acceptedPart, NO_CITY_DRAFT } from './city-draft.ts'
import { cityIdOf } from './city-id.ts'
import { localFiles } from './local-files.ts'
import { useCityDraft } from './useCityDraft.ts'

/**
 * Creates the link between a form and its draft at the city: state that a submit needs before the form renders again.
 */
function createCityLink() {
  let newest: AtCity | undefined
  let settled: () => Promise<unknown> = () => Promise.resolve()
  return {
    /** Resolves when no save is in progress. */
    settled: () => settled(),
    onSettled: (until: () => Promise<unknown>) => void (settled = until),
    /** Records the city's last answer. */
    onAnswer: (at: AtCity) => void (newest = at),
    /** Returns the reference of the draft at the city, including the last answer. */
    standing: (at: AtCity): AtCity => {
      const isSame = newest && (at.id ? newest.id === at.id : newest.key === at.key)
      return newest && isSame && newest.version > at.version ? newest : at
    },
    /**
     * Wraps a form's draft so that discarding it also deletes the draft at the city.
     * @param drop queues the deletion in the outbox
     */
    along: <Draft extends Discarded>(draft: Draft, drop: (at: AtCity) => Promise<unknown>): Draft => ({
      ...draft,
      discard: async () => {
        await settled()
        const at = newest ?? draft.begun?.values.city
        newest = undefined
        await draft.discard()
        if (at?.id) await storeOrToast(() => drop(at))
      },
    }),
  }
}

/** Creates the link of a form to its draft at the city; called before the form's hook. */
export const useCityLine = (): City => useState(createCityLink)[0]
type City = ReturnType<typeof createCityLink>

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
  set: (name: never, value: never) => void
}

interface RecordDraftInput<Values, S extends v.GenericSchema, Current> {
  form: RecordForm<Values>
  city: City
  /** False for a published record: a half-edited version of it is not saved at the city. */
  isDraft: boolean
  /** Converts values to the body of a draft. */
  toBody: (values: Values) => object
  /** Contract's schema of a draft's body. */
  schema: S
  save: (body: v.InferInput<S>) => Promise<{ id: string; version: number }>
  /** Schema of the record as its owner reads it, for a conflict. */
  shape: v.GenericSchema<unknown, Current>
  toValues: (current: Current) => Values
}

/**
 * Saves a record's draft at the city besides the device: from the first edit on, always as one record, which is the one
 * submitted later. Local files and invalid fields stay on the device. The first save has a key that the device keeps,
 * so that a lost answer creates no second record; newer input of another device is chosen by field. Price: pictures
 * stay on this device until the submit.
 */
export function useRecordDraft<
  Values extends { city: AtCity },
  S extends v.GenericSchema,
  Current extends { id: string; version: number },
>(input: RecordDraftInput<Values, S, Current>) {
  const { form, city, isDraft, toBody, schema, save, shape, toValues } = input
  const { values, isDirty, draft } = form
  const set = form.set as (name: 'city', value: AtCity) => void
  const continued = draft.begun?.kept
  // A draft taken out of the outbox may go back unchanged: it is not saved at the city until it is edited.
  const isFound = continued !== undefined && !itemIdOfDraft(continued)
  const isBegun = isDraft && (isDirty || isFound)
  const kept = useMemo(() => {
    const { city: _, ...typed } = values
    return isBegun ? acceptedPart(schema, toBody(typed as Values)) : undefined
  }, [isBegun, schema, toBody, values])
  const { id, version, key } = values.city
  // Stores the draft key on the device before its first use.
  useEffect(() => {
    if (kept && !id && !key) set('city', { id, version, key: crypto.randomUUID() })
  }, [kept, id, version, key, set])
  const { state } = form.autosave
  const at = useCityDraft({
    // A draft that was found counts as saved on this device, even before further input.
    form: { ...form, autosave: { state: isFound && state === 'none' ? 'saved' : state } },
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
    isSame: (sent, current) => isEqual(sent, acceptedPart(schema, toBody(toValues(current)))?.body),
    onSaved: ({ id, version }) => {
      const next = { id, version, key }
      city.onAnswer(next)
      set('city', next)
    },
    onGone: () => set('city', NO_CITY_DRAFT),
  })
  const { settled } = at
  useEffect(() => city.onSettled(settled))
  const isPartial = kept?.isWhole === false || localFiles(values).length > 0
  return { ...at, isPartial }
}

/**
 * Returns the record part of the key under which this device keeps a draft of the city's record: the one it was started
 * with, or else the city's id. Undefined while the drafts are read.
 */
export function useDraftAbout(form: string, id: string): string | undefined {
  const { enId } = useAccount()
  const drafts = useDrafts(enId)
  const [record, setRecord] = useState<string>()
  if (drafts && record === undefined)
    setRecord(drafts.find((one) => one.key.form === form && cityIdOf(one) === id)?.key.record ?? id)
  return record
}
