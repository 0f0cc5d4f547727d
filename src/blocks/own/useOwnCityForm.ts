import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Endpoint } from '#api/call/endpoint.ts'
import { keyOf } from '#api/call/query.ts'
import { type AtCity, NO_CITY_DRAFT } from '#blocks/form/city-draft.ts'
import { useCityLine, useRecordDraft } from '#blocks/form/useRecordDraft.ts'
import { type OwnFormInput, useOwnForm } from './useOwnForm.ts'

/** Describes how the city keeps the draft of a record. */
interface Keeping<Values, S extends v.GenericSchema> {
  /** Makes the body of a draft, for the contract's schema of it. */
  toBody: (values: Values) => object
  schema: S
  save: (body: v.InferInput<S>) => Promise<{ id: string; version: number }>
  /** The list that shows its drafts, which is read again after a save. */
  mine: Endpoint
}

type Input<Values, One, Out, E extends Endpoint, Key extends string, S extends v.GenericSchema> = Omit<
  OwnFormInput<Values, One, Out, E, Key>,
  'wrapDraft' | 'before' | 'withNewestDraft'
> & { city: Keeping<Values, S> }

/** Follows the form of an own record whose draft the city keeps, too; a discarded draft is deleted there as well. */
export function useOwnCityForm<
  Values extends { city: AtCity },
  One extends { id: string; version: number; status: string },
  Out extends { city: AtCity },
  E extends Endpoint,
  S extends v.GenericSchema,
  Key extends string = string,
>({ city: { toBody, schema, save, mine }, ...input }: Input<Values, One, Out, E, Key, S>) {
  const { own, record, absent, copied, blank, shape, toValues } = input
  const city = useCityLine()
  const client = useQueryClient()
  const drop = async (at: AtCity) =>
    own.drop?.(at)({ title: `删除${own.noun}草稿`, record: own.recordOf(at.id) })
  const form = useOwnForm({
    ...input,
    copied: copied && { ...copied, values: { ...copied.values, city: NO_CITY_DRAFT } },
    // A record that is not on this device is saved under its id.
    blank: absent ? { ...blank, city: { ...NO_CITY_DRAFT, id: absent } } : blank,
    wrapDraft: (draft) => (record || absent ? draft : city.along(draft, drop)),
    before: city.settled,
    withNewestDraft: (values) => ({ ...values, city: city.standing(values.city) }),
  })
  const atCity = useRecordDraft({
    form,
    city,
    isDraft: record ? record.status === '草稿' : !absent,
    toBody,
    schema,
    save: async (body) => {
      const saved = await save(body)
      void client.invalidateQueries({ queryKey: keyOf(mine), refetchType: 'none' })
      return saved
    },
    shape,
    toValues,
  })
  return { ...form, atCity }
}
