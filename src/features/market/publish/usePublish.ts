import type { AuditRecord } from '#api/audit.ts'
import { call } from '#api/call/call.ts'
import { Listing, ListingDraft, market, type TradeType } from '#api/market.ts'
import { refusalsAs } from '#blocks/form/check.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import type { Newest } from '#blocks/form/useNewest.ts'
import { useOwnCityForm } from '#blocks/own/useOwnCityForm.ts'
import { type Beginning as Begin, isNew } from '#blocks/own/useOwnForm.ts'
import { nouns } from '#features/market/links.ts'
import { own } from '#features/market/own/kind.ts'
import { useCategories } from '#features/market/tree.ts'
import {
  blankValues,
  DRAFT_SCHEMA,
  formLabels,
  numbers,
  schemas,
  shown,
  steps,
  toDrafts,
  toValues,
  type Values,
} from './schema.ts'

const refusals = refusalsAs({ images: 'pictures', categoryPath: 'category', contentHtml: 'description' })

/** Names the required field whose choices the city gives. */
const chosen = ['category']

export interface Beginning extends Begin<Listing, Values> {
  tradeType: TradeType
  /** The audits of a listing that is edited: the form of a rejected one waits for them, to show the opinions at its fields. */
  audits?: Newest<AuditRecord[]>
}

/** Follows the form of a listing into the outbox. */
export function usePublish({ tradeType, audits, ...begin }: Beginning) {
  const categories = useCategories()
  const isBlank = isNew(begin)
  const { profile, known, sources } = useKnown(isBlank, ({ district }) => ({ origin: district }))
  const rejection = begin.record?.status === '已驳回' ? audits : undefined
  const form = useOwnCityForm({
    ...begin,
    own: own[tradeType],
    schemaVersion: DRAFT_SCHEMA,
    shape: Listing,
    toValues,
    blank: blankValues(isBlank ? known : {}),
    needs: [profile, ...(rejection ? [rejection] : [])],
    title: (values) => values.title || `未写标题的${nouns[tradeType]}`,
    schema: schemas[tradeType],
    labels: formLabels(tradeType),
    numbers,
    shown,
    steps,
    sources,
    later: categories.absent ? chosen : undefined,
    said: rejection?.data?.at(-1)?.fields,
    refusals,
    send: (body) => [market.save, { body }],
    city: {
      toBody: toDrafts[tradeType],
      schema: ListingDraft,
      save: (body) => call(market.draft, { body }, { quiet: true }),
      mine: market.mine,
    },
  })
  return { ...form, categories }
}

export type PublishForm = ReturnType<typeof usePublish>
