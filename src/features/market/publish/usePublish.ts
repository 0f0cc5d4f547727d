import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call/call.ts'
import { Listing, ListingDraft, market, type TradeType } from '#api/market.ts'
import type { FieldError } from '#api/call/error.ts'
import { keyOf } from '#api/call/query.ts'
import { refusalsAt } from '#blocks/form/check.ts'
import { useDraft } from '#blocks/form/useDraft.ts'
import { useDraftForm } from '#blocks/form/useDraftForm.ts'
import { nowhere } from '#blocks/form/city-draft.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { copyRecord } from '#blocks/own/copy-record.ts'
import { useCityLine, useRecordDraft } from '#blocks/form/useRecordDraft.ts'
import { formHref, formOf, nouns, recordOf } from '#features/market/links.ts'
import { useCategories } from '#features/market/tree.ts'
import { send } from '#offline/outbox/outbox.ts'
import {
  blankValues,
  type Checked,
  DRAFT_SCHEMA,
  formLabels,
  numbers,
  schemas,
  shown,
  steps,
  toDrafts,
  toEdit,
  toValues,
  type Values,
} from './schema.ts'
import { handIn } from './send.ts'

/** The city's words for fields that the form has in another shape. */
const ours: Record<string, string> = {
  images: 'pictures',
  categoryPath: 'category',
  contentHtml: 'description',
}

const atFields = (problems: readonly FieldError[], values: unknown) =>
  refusalsAt(
    problems.map((one) => ({ ...one, field: one.field.replace(/^\w+/, (name) => ours[name] ?? name) })),
    values,
  )

/** The required field whose choices the city gives. */
const chosen = ['category']

export interface Beginning {
  tradeType: TradeType
  /** One's own listing, to edit. */
  record?: Listing
  /** Id of one's own that is to be edited though it is not on this device. */
  absent?: string
  /** The record under which this device keeps the draft of it; its id unless said. */
  kept?: string
  /** What a new one begins with, and the address that says so. */
  copied?: { values: Values; copy: string; sources?: Readonly<Record<string, string>> }
  /** What the last audit said of its fields. */
  said?: readonly FieldError[]
}

/** The form of a listing, from its draft, what the city holds or another listing, into the outbox. */
export function usePublish({ tradeType, record, absent, kept, copied, said }: Beginning) {
  const id = record?.id ?? absent
  const city = useCityLine()
  const categories = useCategories()
  const client = useQueryClient()
  const { profile, known, sources } = useKnown(!id && !copied, ({ district }) => ({ origin: district }))
  const draft = useDraft({
    form: formOf(tradeType),
    record: kept ?? id ?? (copied ? copyRecord(copied.copy) : 'new'),
    schemaVersion: DRAFT_SCHEMA,
    blank: copied?.values ?? blankValues(absent ? { city: { ...nowhere, id: absent } } : known),
    fromServer: record && { base: record, shape: Listing, toValues: toEdit },
    needs: [profile],
  })
  const labels = formLabels(tradeType)
  const noun = nouns[tradeType]
  const drop = ({ id, version }: { id: string; version: number }) =>
    send(
      market.draft,
      { body: { down: true, id, version } },
      { title: `删除${noun}草稿`, record: recordOf(id) },
    )
  const form = useDraftForm({
    draft: id ? draft : city.along(draft, drop),
    title: (values) => values.title || `未写标题的${noun}`,
    href: formHref(tradeType, id ? { id } : { copy: copied?.copy }),
    schema: schemas[tradeType],
    labels,
    numbers,
    shown,
    steps,
    sources: copied?.sources ?? sources,
    changes: recordOf(id ?? 'new'),
    edits: id,
    later: categories.absent ? chosen : undefined,
    said,
    refusals: atFields,
    before: city.settled,
    send: (values, base) => {
      const checked = values as Checked
      return handIn({ ...checked, city: city.standing(checked.city) }, base)
    },
  })
  const atCity = useRecordDraft({
    form,
    city,
    isDraft: record ? record.status === '草稿' : !absent,
    toBody: toDrafts[tradeType],
    schema: ListingDraft,
    save: async (body) => {
      const saved = await call(market.draft, { body }, { quiet: true })
      void client.invalidateQueries({ queryKey: keyOf(market.mine), refetchType: 'none' })
      return saved
    },
    shape: Listing,
    toValues,
  })
  return { ...form, categories, atCity }
}

export type PublishForm = ReturnType<typeof usePublish>
