import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call/call.ts'
import { DemandDraft, MySupply, SupplyDraft } from '#api/docking.ts'
import type { FieldError } from '#api/call/error.ts'
import { keyOf } from '#api/call/query.ts'
import { useDictionaries } from '#blocks/dictionaries.ts'
import { refusalsAt } from '#blocks/form/check.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { nowhere } from '#blocks/form/city-draft.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { copyRecord } from '#blocks/own/copy-record.ts'
import { useCityLine, useRecordDraft } from '#blocks/form/useRecordDraft.ts'
import { calls, formHref, formOf, type Kind, nouns, recordOf } from '#features/docking/kinds.ts'
import { send } from '#offline/outbox/outbox.ts'
import {
  blankValues,
  DRAFT_SCHEMA,
  said,
  schemas,
  shown,
  steps,
  toCopy,
  toDraft,
  toValues,
} from './schema.ts'
import { handIn } from './send.ts'

/** The form's field that the city means: it calls the pictures `images`. */
const atFields = (problems: readonly FieldError[], values: unknown) =>
  refusalsAt(
    problems.map((one) => ({ ...one, field: one.field.replace(/^images\b/, 'pictures') })),
    values,
  )

const draftShapes = { demand: DemandDraft, supply: SupplyDraft }

/** The required fields whose choices the city gives. */
const chosen = ['industry', 'region']

export interface Beginning {
  kind: Kind
  /** One's own, to edit. */
  record?: MySupply
  /** Id of one's own that is to be edited though it is not on this device. */
  absent?: string
  /** The record under which this device keeps the draft of it; its id unless said. */
  kept?: string
  /** One's own that a new one begins as. */
  copied?: MySupply
}

/** The form of a demand or a supply, from its draft, what the city holds or another record, into the outbox. */
export function usePublish({ kind, record, absent, kept, copied }: Beginning) {
  const id = record?.id ?? absent
  const city = useCityLine()
  const choices = useDictionaries()
  const client = useQueryClient()
  const { profile, known, sources } = useKnown(!id && !copied, ({ industry, district }) => ({
    industry,
    region: district,
  }))
  const draft = useDraft({
    form: formOf(kind),
    record: kept ?? id ?? (copied ? copyRecord(copied.id) : 'new'),
    schemaVersion: DRAFT_SCHEMA,
    blank: copied ? toCopy(copied) : blankValues(absent ? { city: { ...nowhere, id: absent } } : known),
    fromServer: record && { base: record, shape: MySupply, toValues },
    needs: [profile],
  })
  const isRejected = record?.status === '已驳回'
  const drop = ({ id }: { id: string }) =>
    send(
      calls[kind].down,
      { params: { id } },
      { title: `删除${nouns[kind]}草稿`, record: recordOf(kind, id) },
    )
  const form = useDraftForm({
    draft: id ? draft : city.along(draft, drop),
    title: (values) => values.title || `未写标题的${nouns[kind]}`,
    href: formHref(kind, id, copied?.id),
    schema: schemas[kind],
    ...said[kind],
    shown,
    steps: steps[kind],
    sources,
    changes: recordOf(kind, id ?? 'new'),
    edits: id,
    later: choices.absent ? chosen : undefined,
    said: isRejected ? record.audits.at(-1)?.fields : undefined,
    refusals: atFields,
    before: city.settled,
    send: (values, base) => handIn(kind, { ...values, city: city.standing(values.city) }, base),
  })
  const atCity = useRecordDraft({
    form,
    city,
    isDraft: record ? record.status === '草稿' : !absent,
    toBody: toDraft,
    schema: draftShapes[kind],
    save: async (body) => {
      const saved = await call(calls[kind].save, { body }, { quiet: true })
      void client.invalidateQueries({ queryKey: keyOf(calls[kind].mine), refetchType: 'none' })
      return saved
    },
    shape: MySupply,
    toValues,
  })
  return { ...form, choices, atCity }
}

export type PublishForm = ReturnType<typeof usePublish>
